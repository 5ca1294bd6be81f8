import { EmailPanel } from '@/components/templates/email/email-panel';
import { campaigns } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { unlistedMetadata } from '@/lib/site/metadata';

export const metadata = unlistedMetadata(emailTemplates);

export default function Page() {
  return <EmailPanel campaign={campaigns[0]} />;
}
