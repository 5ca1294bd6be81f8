import { EmailPreview } from '@/components/email/preview/email-preview';
import { EmailSupport } from '@/components/email/preview/email-support';
import { ProviderScope } from '@/components/email/preview/provider-scope';
import { TemplatePage } from '@/components/site/template-page';
import { emailProviders } from '@/content/merge-tags';
import { emailTemplates } from '@/content/templates';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(emailTemplates);

export default function Page() {
  return (
    <ProviderScope initial={emailProviders[0].id}>
      <TemplatePage content={emailTemplates} Panel={EmailPreview}>
        <EmailSupport />
      </TemplatePage>
    </ProviderScope>
  );
}
