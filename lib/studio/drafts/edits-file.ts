import {
  largestFile,
  type ParsedEdits,
  parseSavedText,
  type SavedEdits,
} from '@/lib/campaign/edits/saved-edits';
import { fromBase64 } from '@/lib/campaign/document/base64';
import { imageType } from '@/lib/campaign/drawing/image-files';
import { bitmapOf, imageName } from '../images/add-image';
import { dataOf, type Images, noImages, type StoredImage } from '../images/images';

/** The text of a file of edits; `images` has the `data:` addresses of those that they name. */
export const editsText = (savedEdits: SavedEdits, images: SavedEdits['images'] = {}) =>
  `${JSON.stringify({ ...savedEdits, images }, null, 1)}\n`;

/** Saved edits as a file, with the images that they name: the bytes as a `data:` address. */
export async function writeEditsFile(savedEdits: SavedEdits, images = noImages): Promise<Blob> {
  const text = JSON.stringify(savedEdits);
  const usedImages = Array.from(images.values()).filter(({ file }) => text.includes(file));
  const entries = usedImages.map(async ({ file, bytes }) => [file, await dataOf(bytes)] as const);
  const packedImages = Object.fromEntries(await Promise.all(entries));
  return new Blob([editsText(savedEdits, packedImages)], { type: 'application/json' });
}

/** Reads a file of edits. One that's too large, or that's gone, counts as damaged. */
export async function readEditsFile(file: File): Promise<ParsedEdits> {
  try {
    return file.size > largestFile ? { fault: 'damaged' } : parseSavedText(await file.text());
  } catch {
    return { fault: 'damaged' };
  }
}

/** A saved file's images with these names, without those that are damaged or aren't images. */
export async function unpackImages(
  { images: packedImages = {} }: Pick<SavedEdits, 'images'>,
  names: readonly string[],
): Promise<Images> {
  const images = new Map<string, StoredImage>();
  for (const file of names)
    try {
      const content = fromBase64(String(packedImages[file]).split(';base64,')[1] ?? '');
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
