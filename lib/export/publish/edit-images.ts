import path from 'node:path';
import { publishWords } from '@/content/words/publish';
import type { CampaignDocument } from '@/content/schema';
import { fill } from '@/lib/campaign/document/fill';
import { ownProperty } from '@/lib/campaign/document/paths';
import { imagesInValue } from '@/lib/campaign/document/visual';
import type { Variant } from '@/lib/campaign/edits/edits';
import { imageFolder, logoFolder, readPackedImage } from '../pictures/images';
import { RefusedEdits } from './refused-edits';

interface PackedImage {
  file: string;
  bytes: Buffer;
}

/**
 * The images of a saved file that its edits show.
 * @param packedImages each as a `data:` address, by its name
 * @param names of those in the edits; one that isn't packed may be in the content already
 * @throws {RefusedEdits} if one is damaged, or isn't an image that the studio makes
 */
export async function unpackImages(
  packedImages: unknown,
  names: readonly string[],
): Promise<PackedImage[]> {
  const images = names.map(async (file) => {
    const data = ownProperty(packedImages, file);
    if (data === undefined) return [];
    const bytes = await readPackedImage(file, data);
    if (bytes) return [{ file, bytes }];
    throw new RefusedEdits(fill(publishWords.files.image, { file }));
  });
  return (await Promise.all(images)).flat();
}

/** Where each image belongs: with its audience's pictures, or as a logo beside the brand. */
export const imageFiles = (
  images: readonly PackedImage[],
  { audience }: CampaignDocument,
  variant: Variant,
) =>
  images.map(({ file, bytes }) => {
    const isLogo = imagesInValue(variant['brand.logo'] ?? '').includes(file);
    return [path.posix.join(isLogo ? logoFolder : imageFolder(audience.id), file), bytes] as const;
  });
