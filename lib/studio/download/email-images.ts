import * as v from 'valibot';
import { httpsAddress } from '@/content/schema/text';
import { studioDownload } from '@/content/words/studio/download';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import type { Output } from '@/lib/campaign/outputs/output';

const { images: words } = studioDownload;

/** Where an email's images are: a folder's address, without a slash at its end, or what's wrong. */
export function readImagesAddress(input: string): { address?: string; fault?: string } {
  const address = cleanLine(input).replace(/\/+$/, '');
  if (address === '') return {};
  // A file's name comes after it.
  if (!v.is(httpsAddress, address) || /[?#]/.test(address)) return { fault: words.fault };
  return { address };
}

/**
 * Email images that look the same as an earlier one, as those of two variants may, by their places in
 * a ZIP. It has only the first one (lib/site/pack-zip.ts), so a copied email has to load that, too.
 */
export function emailTwins(
  files: readonly Pick<Output, 'folder' | 'picture' | 'place'>[],
  typeface: Typeface,
): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const { folder, picture, place } of files) {
    if (folder !== 'email' || !picture) continue;
    const drawing = JSON.stringify(picture.compose(typeface));
    const twin = places.get(drawing);
    if (twin === undefined) places.set(drawing, place);
    else twins.set(place, twin);
  }
  return twins;
}
