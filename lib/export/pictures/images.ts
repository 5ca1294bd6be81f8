import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import type { Audience, CampaignDocument, ImageFile } from '@/content/schema';
import { logoSchema } from '@/content/schema/brand';
import { logoFilesOf } from '@/lib/campaign/document/logo';
import { imagesIn, withAddresses } from '@/lib/campaign/drawing/image-files';

/** From the root, where builds run. */
const folders = 'content/audiences';

/** Whether an image has its name: the start of its bytes' SHA-256, and an ending. */
const isNamed = (file: string, bytes: Uint8Array) =>
  path.parse(file).name === createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Where the images of an audience are, from the root. `folder` is its own, such as `remote`. */
export const imageFolder = (folder: string) => path.join(folders, folder, 'pictures');

/** The images in an audience's folder. One whose bytes aren't what its name says is damaged. */
export function audienceImages({ id }: Pick<Audience, 'id'>): ImageFile[] {
  const folder = imageFolder(id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => isNamed(file, readFileSync(path.join(folder, file))))
    .map((file) => ({ file }));
}

/** Where the brand's logo is, from the root. */
export const logoFolder = 'content';

/**
 * All images that a campaign may have: its audience's, and the files of the brand's logo. If the
 * logo isn't one, its schema says so.
 */
export const campaignImages = ({
  audience,
  brand: { logo },
}: Pick<CampaignDocument, 'audience' | 'brand'>): ImageFile[] => [
  ...audienceImages(audience),
  ...(v.is(logoSchema, logo) ? logoFilesOf(logo) : []).map((file) => ({ file })),
];

export function readImage(file: string): Buffer {
  const places = [...readdirSync(folders).map(imageFolder), logoFolder];
  const folder = places.find((place) => existsSync(path.join(place, file)));
  if (!folder)
    throw new Error(`There's no ${path.join(logoFolder, file)}, and no audience has it.`);
  return readFileSync(path.join(folder, file));
}

/** The last few images, as wide as they're drawn: a film has the same one in each frame. */
const scaledImages = new Map<string, Promise<string>>();

/** An SVG with its images in it, in a form that sharp's SVG renderer knows. */
export async function embedImages(svg: string): Promise<Buffer> {
  const addresses = Array.from(imagesIn(svg), async ([file, width]) => {
    const key = `${file} ${Math.ceil(width)}`;
    const address = scaledImages.get(key) ?? scaledImage(file, Math.ceil(width));
    if (scaledImages.size > 8) scaledImages.clear();
    scaledImages.set(key, address);
    return [file, await address] as const;
  });
  return Buffer.from(withAddresses(svg, new Map(await Promise.all(addresses))));
}

async function scaledImage(file: string, width: number): Promise<string> {
  const source = readImage(file);
  const { hasAlpha, format, width: drawnWidth } = await sharp(source).metadata();
  // An SVG is drawn at 72 dpi, so in a larger size, it has to be drawn finer.
  const density =
    format === 'svg' ? Math.min(72 * Math.max(1, width / drawnWidth), 7200) : undefined;
  const image = sharp(source, { density }).resize({ width, withoutEnlargement: true });
  const bytes = await (hasAlpha ? image.png() : image.jpeg({ quality: 95 })).toBuffer();
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}

/** In what form the studio saves an image, by the ending of its name. */
const savedFormats: Record<string, string> = { '.webp': 'webp', '.jpg': 'jpeg', '.png': 'png' };

/**
 * The bytes of an image that the studio saved; undefined if it's damaged, or anything else. An SVG is
 * never saved, because it can have scripts.
 * @param data its `data:` address
 */
export async function readPackedImage(file: string, data: unknown): Promise<Buffer | undefined> {
  const bytes = Buffer.from(String(data).split(';base64,')[1] ?? '', 'base64');
  if (!isNamed(file, bytes)) return undefined;
  try {
    const image = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { format } = await image.metadata();
    // Reads all of it: a file that's cut off still has its size.
    await image.stats();
    return format === savedFormats[path.extname(file)] ? bytes : undefined;
  } catch {
    return undefined;
  }
}
