import type { AdDimension } from '@/content/schema';

export function sizeLabel(dimension: AdDimension): string {
  return dimension.replace('x', ' × ');
}
