import { AdsPanel } from '@/components/templates/ads/ads-panel';
import { socialAds } from '@/content/words/social-ads';
import { audienceParams, type AudienceProps, routeCampaign } from '@/lib/site/audience-route';
import { templateMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  const { audience } = await routeCampaign(params);
  return templateMetadata(socialAds, audience);
}

export default async function Page({ params }: AudienceProps) {
  return <AdsPanel campaign={await routeCampaign(params)} />;
}
