import { EmailPanel } from '@/components/templates/email/email-panel';
import { audiences } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { unlistedMetadata } from '@/lib/site/metadata';

export const metadata = unlistedMetadata(emailTemplates);

export default function Page() {
  return <EmailPanel {...audiences[0]} />;
}
