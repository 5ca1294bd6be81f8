import { AdsPanel } from '@/components/templates/ads/ads-panel';
import { socialAds } from '@/content/words/social-ads';
import { audienceParams, findAudience, type AudienceProps } from '@/lib/site/audience-route';
import { templateMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  return templateMetadata(socialAds, await findAudience(params));
}

export default async function Page({ params }: AudienceProps) {
  return <AdsPanel {...await findAudience(params)} />;
}
