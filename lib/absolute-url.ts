import { brand } from '@/content/brand';

/** The absolute address of a path on this site: `https://…/smart-home`. */
export function absoluteUrl(path: string): string {
  return new URL(path, brand.origin).href;
}
