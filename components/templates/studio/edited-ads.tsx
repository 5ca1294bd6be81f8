import { memo } from 'react';
import type { Campaign } from '@/content/schema';
import { CampaignSheet } from '../ads/campaign-sheet';

/** The edited campaign's ads. `memo`, so that they're only drawn when the campaign follows. */
export const EditedAds = memo(function EditedAds({ campaign }: { campaign: Campaign }) {
  return <CampaignSheet campaign={campaign} />;
});
