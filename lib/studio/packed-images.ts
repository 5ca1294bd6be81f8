import { bitmapOf, imageName } from './add-image';
import type { CampaignDocument } from '@/content/schema';
import type { Edits } from './edits';
import { dataOf, type Images, imagesOf, noImages, type StoredImage, typeOf } from './images';

/** Edits as a file, with their images: each one's bytes as a `data:` address, by its name. */
export async function editsFile(
  { audience }: CampaignDocument,
  edits: Edits,
  saved: object,
  images = noImages,
): Promise<Blob> {
  const found = imagesOf(edits).flatMap((name) => images.get(name) ?? []);
  const all = found.map(async ({ file, bytes }) => [file, await dataOf(bytes)] as const);
  const packed = Object.fromEntries(await Promise.all(all));
  const json = JSON.stringify({ audience: audience.id, ...saved, images: packed }, null, 1);
  return new Blob([`${json}\n`], { type: 'application/json' });
}

/** The images in a saved file, without those that are damaged or aren't images. */
export async function unpackImages(packed: unknown): Promise<Images> {
  const images = Object.entries(Object(packed)).map(async ([file, data]) => {
    try {
      const letters = window.atob(String(data).split(';base64,')[1] ?? '');
      const content = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      const bytes = new File([content], file, { type: typeOf(file) });
      const bitmap = await bitmapOf(bytes);
      const { width, height } = bitmap;
      bitmap.close();
      const image: StoredImage = { file, size: [width, height], bytes };
      return (await imageName(bytes)) === file ? [[file, image] as const] : [];
    } catch {
      return [];
    }
  });
  return new Map((await Promise.all(images)).flat());
}
