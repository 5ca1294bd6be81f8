import type { Brand, Theme } from '@/content/schema';
import {
  type BrickLogo,
  hasDark,
  type ImageLogo,
  isBrick,
  type Logo,
  logoAddress,
  logoFileOn,
  logoSizeIn,
} from '../document/logo';
import type { PicturePalette } from './palette';
import type { Rect } from './rect';
import { place, range, shape, stroke } from './layer';

type Colors = Record<'text' | 'accent', string>;

/** A drawn logo in its own units, `logo.size` of them wide and high. */
function brickShapes(logo: BrickLogo, colors: Colors): string {
  return logo.paths
    .map(({ d, color, strokeWidth }) =>
      strokeWidth
        ? stroke(d, colors[color], strokeWidth)
        : shape('path', { d, fill: colors[color] }),
    )
    .join('');
}

/**
 * A logo as large as it fits a box: at its left, and in the middle between its top and bottom. On a
 * page, whose theme changes, it's in it for both.
 */
export function logoIn(
  logo: Logo,
  box: Rect,
  palette: Pick<PicturePalette, 'ink' | 'accent' | 'theme'>,
): string {
  const { ink, accent, theme } = palette;
  if (isBrick(logo)) {
    const { width, height } = logoSizeIn(logo, box);
    const y = box.y + (box.height - height) / 2;
    return place(brickShapes(logo, { text: ink, accent }), box.x, y, width / logo.size);
  }
  if (theme) return logoImage(logo, box, theme);
  if (!logo.dark) return logoImage(logo, box, 'light', logoAddress);
  const images = (['light', 'dark'] as const).map((ground) => {
    const image = logoImage(logo, box, ground, logoAddress);
    return `<g class="${ground === 'light' ? 'on-light' : 'on-dark'}">${image}</g>`;
  });
  return images.join('');
}

/** @param addressOf where the drawing finds a file; without, it has its name */
function logoImage(logo: ImageLogo, box: Rect, theme: Theme, addressOf = (file: string) => file) {
  const { width, height } = logoSizeIn(logo, box, theme);
  const href = addressOf(logoFileOn(logo, theme).file);
  return shape('image', { href, x: box.x, y: box.y + (box.height - height) / 2, width, height });
}

/** From one copy of the logo to the next in a wall: they share the lines around them. */
export const pitchOf = ({ size, paths }: BrickLogo) =>
  size - Math.max(...paths.map(({ strokeWidth = 0 }) => strokeWidth));

type Wall = Record<'laid' | 'columns' | 'rows' | 'glowing', number>;

/** A wall's joints, from its foot up, as copies of the logo. One of them has a brick that glows. */
export function wallShapes(
  logo: BrickLogo,
  { laid, columns, rows, glowing }: Wall,
  colors: Colors,
) {
  const joints = { ...logo, paths: logo.paths.filter(({ color }) => color === 'text') };
  const pitch = pitchOf(logo);
  const tiles = range(laid).map((index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const tile = brickShapes(index === glowing ? logo : joints, colors);
    return place(tile, column * pitch, (rows - 1 - row) * pitch, 1);
  });
  return tiles.join('');
}

/** The margin around an icon's logo, as a share of the logo. */
const margin = 5 / 22;

/**
 * The brand's logo on a square tile: every icon is made from it. The tile is dark, unless the logo
 * is an image without one for dark grounds.
 */
export function iconSvg({ logo, palette }: Pick<Brand, 'logo' | 'palette'>): string {
  const theme = hasDark(logo) ? 'dark' : 'light';
  const { background: ground, text: ink, accent } = palette[theme];
  // As many units as the largest icon has pixels, so that an image in it stays sharp.
  const side = isBrick(logo) ? logo.size : 512;
  const iconSide = side * (1 + 2 * margin);
  const size = logoSizeIn(logo, { width: side, height: side }, theme);
  const x = (iconSide - size.width) / 2;
  const box = { x, y: side * margin, width: side, height: side };
  const shapes = logoIn(logo, box, { ink, accent, theme });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}"><path fill="${ground}" d="M0 0h${iconSide}v${iconSide}H0z"/>${shapes}</svg>`;
}
