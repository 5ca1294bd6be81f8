import type { Campaign, Theme } from '@/content/schema';
import type { Composition } from './layer';
import { fitIn } from './fit-text';
import { emailLogoSize } from '../email-picture';
import { paletteOf } from '../palette';
import { logoIn } from './logo';
import { brandLine } from './parts';
import type { Typeface } from './typeface';

/** In pixels: Google's two, 1:1 and 4:1 (support.google.com/google-ads/answer/13704860). */
export const logoSizes = [
  [1200, 1200],
  [1200, 300],
] as const;

/** The brand's logo or, if there's room, its logo and name, away from corners that apps cut off. */
export function composeLogo(
  campaign: Campaign,
  [width, height]: readonly [number, number],
  typeface: Typeface,
  margin = height / 4,
): Composition {
  const palette = paletteOf(campaign);
  const [x, y] = [margin, margin];
  const box = { x, y, height: height - 2 * margin, width: width - 2 * margin };
  const layer = brandLine(campaign.brand, { ...box, palette, fit: fitIn(width, typeface) });
  const texts = width > height ? layer.texts : [];
  return { width, height, ground: palette.ground, ...layer, texts };
}

/** The brand's logo for emails, on their own ground, so that no mail program's dark mode hides it. */
export function composeEmailLogo(campaign: Campaign, theme: Theme): Composition {
  const size = emailLogoSize(campaign);
  const [width, height] = [size.width * 2, size.height * 2];
  const palette = paletteOf(campaign, theme);
  const shapes = logoIn(campaign.brand.logo, { x: 0, y: 0, width, height }, palette);
  return { width, height, ground: palette.ground, shapes, texts: [] };
}
