import { audiences } from '@/content/audiences';
import { campaignOf } from '@/content/campaigns';
import type { Audience } from '@/content/schema';
import { campaignFiles } from '@/lib/campaign/ads/campaign-files';
import { CampaignSheet } from './campaign-sheet';

const allFiles = audiences.length > 1 ? audiences.flatMap(campaignFiles).length : undefined;

/** Everything about one audience's ads. */
export function AdsPanel(audience: Audience) {
  return <CampaignSheet campaign={campaignOf(audience)} allFiles={allFiles} />;
}
