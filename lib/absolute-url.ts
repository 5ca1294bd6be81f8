import { site } from '@/content/site';

/** A path of this site as an address, for what has to name it from outside. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}
