import { CampaignSheet } from '@/components/ads/campaign-sheet';
import { PlatformCards } from '@/components/ads/platform-cards';
import { TemplatePage } from '@/components/site/template-page';
import { platforms } from '@/content/platforms';
import { socialAds } from '@/content/templates';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(socialAds);

export default function Page() {
  return (
    <TemplatePage content={socialAds} Panel={CampaignSheet}>
      <PlatformCards {...platforms} />
    </TemplatePage>
  );
}
