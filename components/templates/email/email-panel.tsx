import { campaignOf } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { studioSlot } from '@/content/words/studio-slot';
import { emailReport } from '@/lib/build/email-report';
import { EmailPreview } from './email-preview';
import { EmailStudio } from './email-studio';
import { EmailSupport } from './email-support';

/** Everything about one audience's email. */
export async function EmailPanel(audience: Audience) {
  const campaign = campaignOf(audience);
  const { checks, clients, support } = await emailReport(campaign);
  return (
    <>
      <EmailStudio key={audience.id} audience={audience.id} words={studioSlot}>
        <EmailPreview campaign={campaign} checks={checks} />
      </EmailStudio>
      <EmailSupport clients={clients} summary={support.text} />
    </>
  );
}
