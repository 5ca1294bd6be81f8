import { notFound } from 'next/navigation';
import { exportedFiles } from '@/lib/export/campaign-files';
import { campaigns } from '@/lib/campaigns';
import { routeCampaign } from '@/lib/site/audience-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The parameters include the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return campaigns.flatMap((campaign) =>
    exportedFiles(campaign).map(({ path }) => ({
      audience: campaign.audience.id,
      file: path.split('/'),
    })),
  );
}

interface Props {
  params: Promise<{ audience: string; file: string[] }>;
}

export async function GET(_: Request, { params }: Props) {
  const campaign = await routeCampaign(params);
  const path = (await params).file.join('/');
  const { type, make } = exportedFiles(campaign).find((file) => file.path === path) ?? notFound();
  const content = await make();
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': type },
  });
}
