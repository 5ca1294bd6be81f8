import { AdsPanel } from '@/components/templates/ads/ads-panel';
import { campaigns } from '@/lib/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { unlistedMetadata } from '@/lib/site/metadata';

export const metadata = unlistedMetadata(socialAds);

export default function Page() {
  return <AdsPanel campaign={campaigns[0]} />;
}
