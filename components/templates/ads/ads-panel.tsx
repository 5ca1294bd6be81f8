import { campaignOf, campaigns } from '@/lib/campaigns';
import type { Audience } from '@/content/schema';
import { downloadsOf } from '@/lib/campaign/outputs';
import { CampaignSheet } from './campaign-sheet';

const allFiles = campaigns.length > 1 ? campaigns.flatMap(downloadsOf).length : undefined;

export function AdsPanel(audience: Audience) {
  return <CampaignSheet campaign={campaignOf(audience)} allFiles={allFiles} />;
}
