import type { Campaign, Theme } from '@/content/schema';
import type { Composition } from '../drawing/layer';
import { fitIn } from '../drawing/fit-text';
import { emailLogoSize, logoMargin } from '../document/email-picture';
import { logoSizeIn } from '../document/logo';
import { paletteOf } from '../drawing/palette';
import { logoIn } from '../drawing/logo';
import { brandLine } from '../drawing/parts';
import type { Typeface } from '../drawing/typeface';

/** In pixels: Google's two, 1:1 and 4:1 (support.google.com/google-ads/answer/13704860). */
export const logoSizes = [
  [1200, 1200],
  [1200, 300],
] as const;

/** The brand's logo, with its name if there's room, away from corners that apps cut off. */
export function composeLogo(
  campaign: Campaign,
  [width, height]: readonly [number, number],
  typeface: Typeface,
  margin = height / 4,
): Composition {
  const palette = paletteOf(campaign);
  const { brand } = campaign;
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  if (width > height) {
    const line = brandLine(brand, { ...box, palette, fit: fitIn(width, typeface) });
    return { width, height, ground: palette.ground, ...line };
  }
  const size = logoSizeIn(brand.logo, box, palette.theme);
  const x = (width - size.width) / 2;
  const shapes = logoIn(brand.logo, { ...box, x }, palette);
  return { width, height, ground: palette.ground, shapes, texts: [] };
}

/**
 * The brand's logo for emails, on a tile in the color that it's made for. It's legible on any ground,
 * then: a mail program may show the logo for one color scheme and its own colors for the other.
 */
export function composeEmailLogo(campaign: Campaign, theme: Theme): Composition {
  const size = emailLogoSize(campaign);
  const [width, height, margin] = [size.width * 2, size.height * 2, logoMargin * 2];
  const palette = paletteOf(campaign, theme);
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const shapes = logoIn(campaign.brand.logo, box, palette);
  const drawings = [{ path: 'brand.logo', x: 0, y: 0, width, height }];
  return { width, height, ground: palette.ground, shapes, texts: [], drawings };
}
