import { basename } from 'node:path';
import { notFound } from 'next/navigation';
import { brand } from '@/content/brand';
import { renderIcon } from '@/lib/build/render-picture';
import { icons } from '@/lib/site/addresses';

export const dynamic = 'force-static';
export const dynamicParams = false;

const sizes = new Map(icons.map(({ file, size }) => [basename(file), size]));

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...sizes.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await renderIcon(brand, sizes.get((await params).file) ?? notFound());
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
