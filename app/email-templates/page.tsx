import { EmailPreview } from '@/components/email/email-preview';
import { TemplatePage } from '@/components/site/template-page';
import { emailTemplates } from '@/content/templates';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(emailTemplates);

export default function Page() {
  return <TemplatePage content={emailTemplates} Panel={EmailPreview} />;
}
