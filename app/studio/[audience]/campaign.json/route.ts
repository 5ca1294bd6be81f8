import { notFound } from 'next/navigation';
import { documents } from '@/content/campaigns';
import { problemWords } from '@/content/words/problems';
import { type AudienceProps, audienceParams } from '@/lib/site/audience-route';
import { findDocument } from '@/lib/campaigns';
import { campaignImages } from '@/lib/export/pictures/images';
import { siteRoutes } from '@/lib/export/content/own-pages';
import { siteOf } from '@/lib/campaign/rules/site';
import type { CampaignDocument } from '@/content/schema';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function GET(_: Request, { params }: AudienceProps) {
  const { audience } = await params;
  const document = findDocument(audience) ?? notFound();
  const others = documents.filter((other) => other !== document);
  const site = siteOf({ document, others, routes: siteRoutes(), words: problemWords.taken });
  const images = campaignImages(document);
  return Response.json({ ...document, site, images } satisfies CampaignDocument);
}
