import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/campaigns';
import { filmExports } from '@/lib/build/film-exports';
import { fileName } from '@/lib/campaign/ads/files';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(campaigns.flatMap(filmExports).map((each) => [fileName(each.file), each]));

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { type, body } = files.get((await params).file) ?? notFound();
  const content = await body();
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': type },
  });
}
