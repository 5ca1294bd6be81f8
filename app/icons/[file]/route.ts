import { basename } from 'node:path';
import { notFound } from 'next/navigation';
import { brand } from '@/content/brand';
import { readImage } from '@/lib/export/pictures/images';
import { renderIcon } from '@/lib/export/pictures/render-picture';
import { logoFilesOf } from '@/lib/campaign/document/logo';
import { imageType } from '@/lib/campaign/drawing/image-files';
import { icons } from '@/lib/site/addresses';

export const dynamic = 'force-static';
export const dynamicParams = false;

const sizes = new Map(icons.map(({ file, size }) => [basename(file), size]));

/** The parameter includes the extension, so that every host serves the file with the right type. */
export function generateStaticParams() {
  return [...sizes.keys(), ...logoFilesOf(brand.logo)].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const size = sizes.get(file);
  if (!size && !logoFilesOf(brand.logo).includes(file)) notFound();
  const picture = size ? await renderIcon(brand, size) : readImage(file);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': imageType(file) } });
}
