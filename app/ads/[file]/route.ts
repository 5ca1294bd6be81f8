import { notFound } from 'next/navigation';
import { adExports } from '@/lib/build/ad-exports';
import { audiences } from '@/content/audiences';
import { fileName } from '@/lib/campaign/ads/ad-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(audiences.flatMap(adExports).map((each) => [fileName(each.file), each]));

/** A file's name carries its ending, so that every host serves it as what it is. */
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
