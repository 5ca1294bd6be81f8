import { weakMapMemoize } from 'reselect';
import type { ImageFile } from '@/content/schema';
import { toBase64 } from '@/lib/campaign/document/base64';
import { imagesIn, withAddresses } from '@/lib/campaign/drawing/image-files';

export interface StoredImage extends ImageFile {
  bytes: File;
}

/** Images by the names of their files. */
export type Images = ReadonlyMap<string, StoredImage>;

export const noImages: Images = new Map();

/** What a campaign's document knows about images. */
export const imageFilesOf = (images: Images): ImageFile[] =>
  Array.from(images.values(), ({ file, name, size }) => ({ file, name, size }));

/** An address for this page alone. It stays for as long as the page does. */
export const addressOf = weakMapMemoize((image: Blob) => URL.createObjectURL(image));

/** A drawing with its images, for the page. */
export function linkImages(svg: string, images: Images): string {
  const entries = Array.from(images, ([file, { bytes }]) => [file, addressOf(bytes)] as const);
  return withAddresses(svg, new Map(entries));
}

/** A drawing with its images in it, for a file. @throws {Error} if one of them isn't here */
export async function embedImages(svg: string, images: Images): Promise<string> {
  const parts = Array.from(imagesIn(svg).keys(), async (name) => {
    const image = images.get(name)?.bytes;
    if (!image) throw new Error(`The image ${name} isn’t here.`);
    return [name, await dataOf(image)] as const;
  });
  return withAddresses(svg, new Map(await Promise.all(parts)));
}

export const dataOf = weakMapMemoize(async (file: Blob): Promise<string> => {
  return `data:${file.type};base64,${toBase64(new Uint8Array(await file.arrayBuffer()))}`;
});
