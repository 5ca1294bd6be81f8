import type { Brand, Mark } from '@/content/schema';
import { place, range, shape, stroke } from './layer';

type Colors = Record<'text' | 'accent', string>;

/** The brand's mark in its own units, `mark.size` of them wide and high. */
export function markShapes(mark: Mark, colors: Colors): string {
  return mark.paths
    .map(({ d, color, strokeWidth }) =>
      strokeWidth
        ? stroke(d, colors[color], strokeWidth)
        : shape('path', { d, fill: colors[color] }),
    )
    .join('');
}

/** From one copy of the mark to the next in a wall: they share the lines around them. */
export const pitchOf = ({ size, paths }: Mark) =>
  size - Math.max(...paths.map(({ strokeWidth = 0 }) => strokeWidth));

type Wall = Record<'laid' | 'columns' | 'rows' | 'glowing', number>;

/** A wall's joints, from its foot up, as copies of the mark. One of them has a brick that glows. */
export function wallShapes(mark: Mark, { laid, columns, rows, glowing }: Wall, colors: Colors) {
  const joints = { ...mark, paths: mark.paths.filter(({ color }) => color === 'text') };
  const pitch = pitchOf(mark);
  const tiles = range(laid).map((index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const tile = markShapes(index === glowing ? mark : joints, colors);
    return place(tile, column * pitch, (rows - 1 - row) * pitch, 1);
  });
  return tiles.join('');
}

/** The margin around the mark, as a share of its size. */
const margin = 5 / 22;

/** The brand's mark on a square tile of the dark background: every icon is made from it. */
export function iconSvg({ mark, palette: { dark } }: Pick<Brand, 'mark' | 'palette'>): string {
  const side = mark.size * (1 + 2 * margin);
  const shapes = place(markShapes(mark, dark), mark.size * margin, mark.size * margin, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${dark.background}" d="M0 0h${side}v${side}H0z"/>${shapes}</svg>`;
}
