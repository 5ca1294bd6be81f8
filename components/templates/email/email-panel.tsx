import { campaignOf } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { emailReport } from '@/lib/build/email-report';
import { ConfirmList } from '@/components/campaign/confirm-list';
import { EmailPreview } from './email-preview';
import { SectionLinks } from '../section-links';
import { EmailSupport } from './email-support';

export async function EmailPanel(audience: Audience) {
  const campaign = campaignOf(audience);
  const { checks, clients, support } = await emailReport(campaign);
  return (
    <>
      <SectionLinks sections={emailTemplates.sections} className="md:hidden" />
      <EmailPreview key={audience.id} campaign={campaign} checks={checks} />
      <EmailSupport clients={clients} summary={support.text} />
      <ConfirmList campaign={campaign} part="email" />
    </>
  );
}
