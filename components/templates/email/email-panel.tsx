import { campaignOf } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { emailReport } from '@/lib/build/email-report';
import { EmailPreview } from './email-preview';
import { EmailSupport } from './email-support';

export async function EmailPanel(audience: Audience) {
  const campaign = campaignOf(audience);
  const { checks, clients, support } = await emailReport(campaign);
  return (
    <>
      <EmailPreview campaign={campaign} checks={checks} />
      <EmailSupport clients={clients} summary={support.text} />
    </>
  );
}
