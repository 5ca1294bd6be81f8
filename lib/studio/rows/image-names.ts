import { closest, distance } from 'fastest-levenshtein';
import type { ImageFile } from '@/content/schema';

/** The last part of a path or an address, as somebody reads it: `Caf%C3%A9.png?w=80` is café.png. */
function fileNameOf(cellText: string): string {
  const [path = ''] = cellText.includes('://') ? cellText.split(/[?#]/, 1) : [cellText];
  return decodeName(path).split(/[/\\]/).at(-1) ?? '';
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // It only looks like an address: `10% off.png`.
    return name;
  }
}

/** A name as it's compared: macOS splits letters from their accents, and has spaces of its own. */
const keyOf = (name: string) =>
  fileNameOf(name)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.jpeg$/, '.jpg');

const withoutEnding = (key: string) => key.replace(/\.(?:png|jpg|webp)$/, '');

/** The image that a cell names; without the file's ending, only one may have that name. */
export function findImage(images: readonly ImageFile[], cell: string): ImageFile | undefined {
  const key = keyOf(cell);
  const namedImages = images.map((image) => ({ image, key: keyOf(image.name ?? '') }));
  const exact = namedImages.findLast((other) => other.image.name === cell || other.key === key);
  const alike = namedImages.filter((other) => withoutEnding(other.key) === key);
  return exact?.image ?? (alike.length === 1 ? alike[0]?.image : undefined);
}

/** The image's name that's nearest to one that no image has; undefined if none is near. */
export function nearestImage(images: readonly ImageFile[], cell: string): string | undefined {
  const key = keyOf(cell);
  const byKey = new Map(images.flatMap(({ name }) => (name ? [[keyOf(name), name] as const] : [])));
  if (byKey.size === 0) return undefined;
  const nearest = closest(key, [...byKey.keys()]);
  return distance(key, nearest) <= nearest.length / 3 ? byKey.get(nearest) : undefined;
}
