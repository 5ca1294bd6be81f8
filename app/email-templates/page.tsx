import { EmailPreview } from '@/components/templates/email/email-preview';
import { EmailSupport } from '@/components/templates/email/email-support';
import { SettingsScope } from '@/components/templates/email/settings-scope';
import { TemplatePage } from '@/components/templates/template-page';
import { emailTemplates } from '@/content/words/email-templates';
import { unlistedMetadata } from '@/lib/metadata';

export const metadata = unlistedMetadata(emailTemplates);

export default function Page() {
  return (
    <SettingsScope>
      <TemplatePage content={emailTemplates} Panel={EmailPreview}>
        <EmailSupport />
      </TemplatePage>
    </SettingsScope>
  );
}
