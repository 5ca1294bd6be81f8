import type { AdDimension } from '@/content/schema';

/** A size for readers: `1200 × 628`. */
export function sizeLabel(dimension: AdDimension): string {
  return dimension.replace('x', ' × ');
}
