import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/campaigns';
import { renderEmailPicture } from '@/lib/build/render-picture';
import { fileName } from '@/lib/campaign/ads/files';
import { emailPictureFile } from '@/lib/campaign/email/picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pictures = new Map(
  campaigns.map((each) => [fileName(emailPictureFile(each.audience)), each]),
);

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...pictures.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await renderEmailPicture(pictures.get((await params).file) ?? notFound());
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
