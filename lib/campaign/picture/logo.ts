import type { Brand, Logo } from '@/content/schema';
import type { PicturePalette } from '../palette';
import type { Rect } from './fit-text';
import { place, range, shape, stroke } from './layer';

type Colors = Record<'text' | 'accent', string>;

/** The brand's logo in its own units, `logo.size` of them wide and high. */
export function logoShapes(logo: Logo, colors: Colors): string {
  return logo.paths
    .map(({ d, color, strokeWidth }) =>
      strokeWidth
        ? stroke(d, colors[color], strokeWidth)
        : shape('path', { d, fill: colors[color] }),
    )
    .join('');
}

/** A box's size. */
type Size = Pick<Rect, 'width' | 'height'>;

/** The largest size in whole pixels that a logo can have in a box. */
export function logoSizeIn(_: Logo, box: Size): Size {
  const side = Math.min(box.width, box.height);
  return { width: side, height: side };
}

/** A logo as large as it fits a box: at its left, and in the middle between its top and bottom. */
export function logoIn(
  logo: Logo,
  box: Rect,
  { ink, accent }: Pick<PicturePalette, 'ink' | 'accent'>,
) {
  const { height } = logoSizeIn(logo, box);
  const y = box.y + (box.height - height) / 2;
  return place(logoShapes(logo, { text: ink, accent }), box.x, y, height / logo.size);
}

/** From one copy of the logo to the next in a wall: they share the lines around them. */
export const pitchOf = ({ size, paths }: Logo) =>
  size - Math.max(...paths.map(({ strokeWidth = 0 }) => strokeWidth));

type Wall = Record<'laid' | 'columns' | 'rows' | 'glowing', number>;

/** A wall's joints, from its foot up, as copies of the logo. One of them has a brick that glows. */
export function wallShapes(logo: Logo, { laid, columns, rows, glowing }: Wall, colors: Colors) {
  const joints = { ...logo, paths: logo.paths.filter(({ color }) => color === 'text') };
  const pitch = pitchOf(logo);
  const tiles = range(laid).map((index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const tile = logoShapes(index === glowing ? logo : joints, colors);
    return place(tile, column * pitch, (rows - 1 - row) * pitch, 1);
  });
  return tiles.join('');
}

/** The margin around the logo, as a share of its size. */
const margin = 5 / 22;

/** The brand's logo on a square tile of the dark background: every icon is made from it. */
export function iconSvg({ logo, palette: { dark } }: Pick<Brand, 'logo' | 'palette'>): string {
  const side = logo.size * (1 + 2 * margin);
  const shapes = place(logoShapes(logo, dark), logo.size * margin, logo.size * margin, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${dark.background}" d="M0 0h${side}v${side}H0z"/>${shapes}</svg>`;
}
