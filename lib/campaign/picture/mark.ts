import type { Mark } from '@/content/schema';
import { shape, stroke } from './layer';

/** The brand's mark in its own units, `mark.size` of them wide and high. */
export function markShapes(mark: Mark, colors: Record<'text' | 'accent', string>): string {
  return mark.paths
    .map(({ d, color, strokeWidth }) =>
      strokeWidth
        ? stroke(d, colors[color], strokeWidth)
        : shape('path', { d, fill: colors[color] }),
    )
    .join('');
}
