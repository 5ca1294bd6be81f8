import { basename } from 'node:path';
import { notFound } from 'next/navigation';
import { renderPicture } from '@/lib/export/pictures/render-picture';
import { typeface } from '@/lib/export/pictures/typeface';
import { composeSocialCard, socialCardFile } from '@/lib/campaign/picture/compose-social-card';
import { campaigns } from '@/lib/campaigns';

export const dynamic = 'force-static';
export const dynamicParams = false;

const cards = new Map(campaigns.map((known) => [basename(socialCardFile(known.audience)), known]));

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...cards.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const campaign = cards.get((await params).file) ?? notFound();
  const picture = await renderPicture(composeSocialCard(campaign, typeface));
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
