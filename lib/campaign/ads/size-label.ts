import type { AdDimension } from '@/content/schema';

export const sizeLabel = (dimension: AdDimension) => dimension.replace('x', ' × ');
