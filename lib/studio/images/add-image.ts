import { studioDownload } from '@/content/words/studio/download';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { storeImage } from './image-store';
import { type Edits, imagesInEdits } from '@/lib/campaign/edits/edits';
import { type Images, noImages, type StoredImage } from './images';

/** In bytes and in pixels: more than a camera needs, and as much as a phone can decode. */
const mostBytes = 20_000_000;
const mostPixels = 50_000_000;

/**
 * How many pixels are kept: enough for the largest picture, whichever part of an image it shows. It's
 * not a length, because a tall picture of a panorama needs all of its height.
 */
const mostKept = 8_000_000;

/** In pixels: the longest side that a WebP can have. */
const longest = 16_383;

/**
 * An image's pixels, upright.
 * @throws {Error} with a sentence for people if it has too many, or can't be read
 */
export async function bitmapOf(file: File): Promise<ImageBitmap> {
  if (file.size > mostBytes) throw new Error(words.faults.tooLarge);
  // Loaded only for an image that somebody adds.
  const { countPixels } = await import('./image-header').catch(() =>
    Promise.reject(new Error(studioDownload.notArrived)),
  );
  const pixels = countPixels(new Uint8Array(await file.arrayBuffer()));
  if (pixels > mostPixels) throw new Error(words.faults.tooManyPixels);
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    Promise.reject(new Error(words.faults.damaged)),
  );
}

/**
 * Makes an image of the campaign's own from somebody's file: upright, no larger than it's needed,
 * with nothing in it but its pixels, so neither a place nor a script. Keeps it in this browser.
 * @throws {Error} with a sentence for people if that's not possible
 */
export async function addImage(file: File): Promise<Required<StoredImage>> {
  const bitmap = await bitmapOf(file);
  const size = keptSize(bitmap);
  return imageFrom(await encodedImage(bitmap, size), file.name, size);
}

/** The size in which an image is kept. */
export function keptSize({ width, height }: Pick<ImageBitmap, 'width' | 'height'>) {
  const scale = Math.min(
    1,
    Math.sqrt(mostKept / (width * height)),
    longest / width,
    longest / height,
  );
  const scaleLength = (length: number) => Math.max(1, Math.round(length * scale));
  return [scaleLength(width), scaleLength(height)] satisfies [number, number];
}

/**
 * Keeps an image in this browser.
 * @param name what the file was called
 * @throws {Error} with a sentence for people if the browser refuses
 */
export async function imageFrom(encoded: Blob, name: string, size: [number, number]) {
  const file = await imageName(encoded);
  const image = { file, name, size, bytes: new File([encoded], file, { type: encoded.type }) };
  await keepImage(image);
  return image;
}

/** Stores an image in this browser. @throws {Error} with a sentence for people if it refuses */
async function keepImage(image: StoredImage): Promise<void> {
  await storeImage(image).catch(() => Promise.reject(new Error(words.faults.notKept)));
}

/** Stores the images of edits that weren't this browser's, or not anymore, such as undone ones. */
export async function keepImages(edits: Edits, images: Images = noImages): Promise<void> {
  await Promise.all(
    imagesInEdits(edits.variants)
      .flatMap((name) => images.get(name) ?? [])
      .map(keepImage),
  );
}

async function encodedImage(bitmap: ImageBitmap, [width, height]: [number, number]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  const encode = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const webp = await encode('image/webp');
  if (webp?.type === 'image/webp') return webp;
  // Safari doesn't write WebP. In a JPEG, what's transparent would be black.
  if (context) context.globalCompositeOperation = 'destination-over';
  Object.assign(context ?? {}, { fillStyle: '#fff' });
  context?.fillRect(0, 0, width, height);
  const jpeg = await encode('image/jpeg');
  if (jpeg?.type !== 'image/jpeg') throw new Error(words.faults.damaged);
  return jpeg;
}

/** The name of an image: the start of its bytes' SHA-256, and its type. */
export async function imageName(file: Blob): Promise<string> {
  const hash = await window.crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  const ending = file.type.replace('image/', '').replace('jpeg', 'jpg');
  return `${digits.join('').slice(0, 32)}.${ending}`;
}
