import { StudioPage } from '@/components/studio/studio-page';
import { studio } from '@/content/words/studio/studio';
import { audienceParams, type AudienceProps, routeCampaign } from '@/lib/site/audience-route';
import { unlistedMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  const { name } = (await routeCampaign(params)).audience;
  return unlistedMetadata({ title: `${studio.title}, ${name}`, description: studio.description });
}

export default async function Page({ params }: AudienceProps) {
  return <StudioPage {...(await routeCampaign(params)).audience} />;
}
