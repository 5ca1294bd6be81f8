import { EmailPreview } from '@/components/email/preview/email-preview';
import { EmailSupport } from '@/components/email/preview/email-support';
import { SettingsScope } from '@/components/email/preview/settings-scope';
import { TemplatePage } from '@/components/site/template-page';
import { emailTemplates } from '@/content/email-templates';
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
