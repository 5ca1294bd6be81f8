import type { Campaign } from '@/content/schema';
import type { Composition } from './composition';
import { fitIn } from './fit-text';
import { place } from './layer';
import { markShapes } from './mark';
import { paletteOf } from './palette';
import { brandLine } from './parts';
import type { Typeface } from './typeface';

/** In pixels: Google's two, 1:1 and 4:1 (support.google.com/google-ads/answer/13704860). */
export const logoSizes = [
  [1200, 1200],
  [1200, 300],
] as const;

/** The brand's mark or, if there's room, its mark and name, away from corners that apps cut off. */
export function composeLogo(
  campaign: Campaign,
  [width, height]: readonly [number, number],
  typeface: Typeface,
): Composition {
  const { brand } = campaign;
  const palette = paletteOf(campaign);
  const { ground, ink, accent } = palette;
  const size = Math.round(height * 0.5);
  const at = { x: (height - size) / 2, y: (height - size) / 2, height: size };
  const mark = place(
    markShapes(brand.mark, { text: ink, accent }),
    at.x,
    at.y,
    size / brand.mark.size,
  );
  const layer =
    width > height
      ? brandLine(brand, {
          ...at,
          palette,
          fit: fitIn(width, typeface),
          width: width - 2 * at.x,
        })
      : { shapes: mark, texts: [] };
  return { width, height, ground, ...layer };
}
