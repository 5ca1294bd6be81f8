import { audiences, campaignOf } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { studioSlot } from '@/content/words/studio-slot';
import { campaignFiles } from '@/lib/campaign/ads/campaign-files';
import { AdsStudio } from './ads-studio';
import { CampaignSheet } from './campaign-sheet';

const allFiles = audiences.length > 1 ? audiences.flatMap(campaignFiles).length : undefined;

/** Everything about one audience's ads. */
export function AdsPanel(audience: Audience) {
  return (
    <AdsStudio key={audience.id} audience={audience.id} words={studioSlot}>
      <CampaignSheet campaign={campaignOf(audience)} allFiles={allFiles} />
    </AdsStudio>
  );
}
