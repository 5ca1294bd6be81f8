import { brand } from '@/content/brand';

/** A path of this site as an address, for what has to name it from outside. */
export function absoluteUrl(path: string): string {
  return new URL(path, brand.origin).href;
}
