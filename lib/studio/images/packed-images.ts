import { ownProperty } from '@/lib/campaign/document/paths';
import { bitmapOf, imageName } from './add-image';
import { imageType } from '@/lib/campaign/drawing/image-files';
import { dataOf, type Images, noImages, type StoredImage } from './images';

/** Saved edits as a file, with the images that they name: the bytes as a `data:` address. */
export async function editsFile(saved: object, images = noImages): Promise<Blob> {
  const text = JSON.stringify(saved);
  const used = Array.from(images.values()).filter(({ file }) => text.includes(file));
  const all = used.map(async ({ file, bytes }) => [file, await dataOf(bytes)] as const);
  const packed = Object.fromEntries(await Promise.all(all));
  const json = JSON.stringify({ ...saved, images: packed }, null, 1);
  return new Blob([`${json}\n`], { type: 'application/json' });
}

/** A saved file's images with these names, without those that are damaged or aren't images. */
export async function unpackImages(packed: unknown, names: readonly string[]): Promise<Images> {
  const images = new Map<string, StoredImage>();
  for (const file of names)
    try {
      const letters = window.atob(String(ownProperty(packed, file)).split(';base64,')[1] ?? '');
      const content = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      const bytes = new File([content], file, { type: imageType(file) });
      // Decoded all at once, they'd fill the memory.
      const bitmap = await bitmapOf(bytes);
      const { width, height } = bitmap;
      bitmap.close();
      if ((await imageName(bytes)) === file)
        images.set(file, { file, size: [width, height], bytes });
    } catch {
      // The pictures that it's in say so.
    }
  return images;
}
