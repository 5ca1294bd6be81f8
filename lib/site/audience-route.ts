import { notFound } from 'next/navigation';
import { audiences, findCampaign } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';

/** The props that Next passes to a page below `[audience]`. */
export interface AudienceProps {
  params: Promise<{ audience: string }>;
}

/** The route parameters for `generateStaticParams`: one page for each audience. */
export const audienceParams = () => audiences.map(({ id }) => ({ audience: id }));

/** The campaign that a route is about. Shows the 404 page if there's none. */
export async function routeCampaign(params: AudienceProps['params']): Promise<Campaign> {
  const { audience } = await params;
  return findCampaign(audience) ?? notFound();
}
