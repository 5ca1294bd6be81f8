import { CampaignSheet } from '@/components/templates/ads/campaign-sheet';
import { PlatformCards } from '@/components/templates/ads/platform-cards';
import { TemplatePage } from '@/components/templates/template-page';
import { socialAds } from '@/content/words/social-ads';
import { unlistedMetadata } from '@/lib/metadata';

export const metadata = unlistedMetadata(socialAds);

export default function Page() {
  return (
    <TemplatePage content={socialAds} Panel={CampaignSheet}>
      <PlatformCards />
    </TemplatePage>
  );
}
