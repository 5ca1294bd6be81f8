import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound } from 'next/navigation';
import sharp from 'sharp';
import { icons } from '@/lib/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

const drawing = readFileSync(path.join(process.cwd(), 'public/icon.svg'));

/** A file's name carries its ending, so that every host serves it as what it is. */
export function generateStaticParams() {
  return icons.map(({ size }) => ({ file: `${size}.png` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { size } = icons.find((icon) => file === `${icon.size}.png`) ?? notFound();
  const picture = await sharp(drawing, { density: 72 * 16 })
    .resize(size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
