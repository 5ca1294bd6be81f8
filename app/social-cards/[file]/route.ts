import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/campaigns';
import { renderSocialCard } from '@/lib/build/render-picture';
import { fileName } from '@/lib/site/addresses';
import { socialCardFile } from '@/lib/campaign/picture/social-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const cards = new Map(campaigns.map((known) => [fileName(socialCardFile(known.audience)), known]));

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...cards.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await renderSocialCard(cards.get((await params).file) ?? notFound());
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
