import { CampaignSheet } from '@/components/templates/ads/campaign-sheet';
import { audiences } from '@/content/audiences';
import { socialAds } from '@/content/words/social-ads';
import { unlistedMetadata } from '@/lib/metadata';

export const metadata = unlistedMetadata(socialAds);

export default function Page() {
  return <CampaignSheet {...audiences[0]} />;
}
