import { campaignOf } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { studioSlot } from '@/content/words/studio-slot';
import { emailReport } from '@/lib/build/email-report';
import { EmailPreview } from './email-preview';
import { StudioSlot } from '../studio-slot';
import { EmailSupport } from './email-support';

export async function EmailPanel(audience: Audience) {
  const campaign = campaignOf(audience);
  const { checks, clients, support } = await emailReport(campaign);
  return (
    <>
      <StudioSlot key={audience.id} page="email" audience={audience.id} words={studioSlot}>
        <EmailPreview campaign={campaign} checks={checks} />
      </StudioSlot>
      <EmailSupport clients={clients} summary={support.text} />
    </>
  );
}
