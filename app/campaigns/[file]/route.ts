import { notFound } from 'next/navigation';
import { documents } from '@/content/campaigns';
import { campaigns } from '@/lib/campaigns';
import type { Campaign, CampaignDocument } from '@/content/schema';
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
    (campaign, index) =>
      [
        fileName(campaignFile(campaign.audience)),
        () => dataOf(campaign, documents[index] ?? documents[0]),
      ] as const,
  ),
  [fileName(letteringFile), async () => lettering],
]);

async function dataOf(campaign: Campaign, document: CampaignDocument): Promise<CampaignData> {
  const { support } = await emailReport(campaign);
  const others = campaigns
    .map(({ audience: { id, name } }) => ({ id, name }))
    .filter(({ id }) => id !== campaign.audience.id);
  return { document, support, others };
}

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const make = files.get((await params).file) ?? notFound();
  return Response.json(await make());
}
