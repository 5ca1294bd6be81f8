import type { Campaign, Theme } from '@/content/schema';
import { isDark, mix } from '../document/color';

export interface PictureColors {
  ground: string;
  /** Areas that stand out from the ground. */
  surface: string;
  line: string;
  muted: string;
  ink: string;
  /** The brand's color, in its logo and on the ticket, and words on that. */
  accent: string;
  accentText: string;
  /** What stops an attack: the stamp, a lock. The campaign's own accent, or else the ink. */
  guard: string;
  danger: string;
}

export interface PicturePalette extends PictureColors {
  /** Which logo suits its ground. Pages have none, because their theme changes. */
  theme?: Theme;
}

type Colors = Campaign['audience']['ad']['display']['colorScheme'];

/** The colors of a campaign's pictures: its own or the brand's, and the tones between them. */
export function paletteOf(
  { audience, brand }: Campaign,
  colors: Colors = audience.ad.display.colorScheme,
): PicturePalette {
  const { ground, ink, accent, accentText, danger } = baseColors(colors, brand.palette);
  const ownAccents = { light: audience.lightAccent, dark: audience.darkAccent };
  const ownAccent = typeof colors === 'string' ? ownAccents[colors] : undefined;
  return {
    ground,
    surface: mix(ground, ink, 0.05),
    line: mix(ground, ink, 0.24),
    muted: mix(ground, ink, 0.66),
    ink,
    accent,
    accentText,
    guard: ownAccent ?? ink,
    danger,
    theme: isDark(ground) ? 'dark' : 'light',
  };
}

/** The colors of the panel behind key visuals: its own theme's, or the rest of the picture's. */
export const panelPaletteOf = (campaign: Campaign): PicturePalette =>
  paletteOf(campaign, campaign.audience.ad.display.panel);

function baseColors(colors: Colors, { light, dark }: Campaign['brand']['palette']) {
  if (typeof colors !== 'string')
    return { ...colors, accentText: isDark(colors.accent) ? '#ffffff' : '#000000' };
  // Dark pictures use the lighter of the two dark tones, so that they stand out in a dark feed.
  return colors === 'light'
    ? { ...light, ground: light.background, ink: light.text }
    : { ...dark, ground: dark.surface, ink: dark.text };
}
