import { campaignOf, campaigns } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { studioSlot } from '@/content/words/studio-slot';
import { downloadsOf } from '@/lib/campaign/outputs';
import { StudioSlot } from '../studio-slot';
import { CampaignSheet } from './campaign-sheet';

const allFiles = campaigns.length > 1 ? campaigns.flatMap(downloadsOf).length : undefined;

export function AdsPanel(audience: Audience) {
  return (
    <StudioSlot key={audience.id} page="ads" audience={audience.id} words={studioSlot}>
      <CampaignSheet campaign={campaignOf(audience)} allFiles={allFiles} />
    </StudioSlot>
  );
}
