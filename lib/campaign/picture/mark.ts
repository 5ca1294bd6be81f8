import type { Brand, Mark } from '@/content/schema';
import { place, shape, stroke } from './layer';

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

/** The mark without what's in its accent: in a wall, the joints between bricks. */
export const jointShapes = (mark: Mark, color: string) =>
  markShapes(
    { ...mark, paths: mark.paths.filter((path) => path.color === 'text') },
    { text: color, accent: color },
  );

/** From one copy of the mark to the next in a wall: they share the lines around them. */
export const pitchOf = ({ size, paths }: Mark) =>
  size - Math.max(...paths.map(({ strokeWidth = 0 }) => strokeWidth));

/** The margin around the mark, as a share of its size. */
const margin = 5 / 22;

/** The brand's mark on a square tile of the dark background: every icon is made from it. */
export function iconSvg({ mark, palette: { dark } }: Pick<Brand, 'mark' | 'palette'>): string {
  const side = mark.size * (1 + 2 * margin);
  const shapes = place(markShapes(mark, dark), mark.size * margin, mark.size * margin, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${dark.background}" d="M0 0h${side}v${side}H0z"/>${shapes}</svg>`;
}
