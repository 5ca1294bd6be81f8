import { CampaignSheet } from '@/components/ads/preview/campaign-sheet';
import { PlatformCards } from '@/components/ads/preview/platform-cards';
import { TemplatePage } from '@/components/site/template-page';
import { socialAds } from '@/content/social-ads';
import { unlistedMetadata } from '@/lib/metadata';

export const metadata = unlistedMetadata(socialAds);

export default function Page() {
  return (
    <TemplatePage content={socialAds} Panel={CampaignSheet}>
      <PlatformCards />
    </TemplatePage>
  );
}
