import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound } from 'next/navigation';
import sharp from 'sharp';
import { fileName } from '@/lib/campaign/ads/ad-files';
import { icons } from '@/lib/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

const sizes = new Map(icons.map(({ file, size }) => [fileName(file), size]));
const drawing = readFileSync(path.join(process.cwd(), 'public/icon.svg'));

/** A file's name carries its ending, so that every host serves it as what it is. */
export function generateStaticParams() {
  return [...sizes.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const size = sizes.get((await params).file) ?? notFound();
  const picture = await sharp(drawing, { density: 72 * 16 })
    .resize(size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
