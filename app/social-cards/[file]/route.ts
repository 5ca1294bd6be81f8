import { notFound } from 'next/navigation';
import { renderPicture } from '@/lib/build/render-picture';
import { composeSocialCard } from '@/lib/campaign/picture/social-card-composition';
import { audiences } from '@/content/audiences';
import { fileName } from '@/lib/campaign/ads/ad-files';
import { socialCardFile } from '@/lib/campaign/picture/social-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const cards = new Map(audiences.map((audience) => [fileName(socialCardFile(audience)), audience]));

/** A file's name carries its ending, so that every host serves it as what it is. */
export function generateStaticParams() {
  return [...cards.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const audience = cards.get((await params).file) ?? notFound();
  const picture = await renderPicture(composeSocialCard(audience));
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
