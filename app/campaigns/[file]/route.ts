import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { emailReport } from '@/lib/build/email-report';
import { outlines, typeface } from '@/lib/build/typeface';
import { fileName } from '@/lib/campaign/ads/files';
import { campaignFile, letteringFile } from '@/lib/studio/addresses';
import type { CampaignData } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';

export const dynamic = 'force-static';
export const dynamicParams = false;

const lettering: Lettering = { typeface, outlines };

/** What the editor works on: each campaign, and the typeface of its pictures. */
const files = new Map<string, () => Promise<unknown>>([
  ...campaigns.map(
    (campaign) => [fileName(campaignFile(campaign.audience)), () => dataOf(campaign)] as const,
  ),
  [fileName(letteringFile), async () => lettering],
]);

async function dataOf(campaign: Campaign): Promise<CampaignData> {
  const { support } = await emailReport(campaign);
  const others = campaigns
    .map(({ audience: { id, name } }) => ({ id, name }))
    .filter(({ id }) => id !== campaign.audience.id);
  return { campaign, support, others };
}

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const make = files.get((await params).file) ?? notFound();
  return Response.json(await make());
}
