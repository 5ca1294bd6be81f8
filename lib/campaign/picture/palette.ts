import type { Campaign } from '@/content/schema';
import { contrast, mix, parseHex } from '../color';

/** The colors of a picture, each `#rrggbb`. */
export interface PicturePalette {
  ground: string;
  /** Areas that stand out from the ground. */
  surface: string;
  line: string;
  muted: string;
  ink: string;
  /** The brand's color: the mark, the button, the offer. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** Marks risks. */
  danger: string;
}

/** The colors of a campaign's pictures: its own or the brand's, and the tones between them. */
export function paletteOf({ audience, brand }: Campaign): PicturePalette {
  const { ground, ink, accent, danger } = baseColors(audience.ad.display.colors, brand.palette);
  const onAccent = [ground, ink].toSorted((a, b) => against(b, accent) - against(a, accent));
  return {
    ground,
    surface: mix(ground, ink, 0.05),
    line: mix(ground, ink, 0.24),
    muted: mix(ground, ink, 0.66),
    ink,
    accent,
    onAccent: onAccent[0] ?? ground,
    danger,
  };
}

function baseColors(
  colors: Campaign['audience']['ad']['display']['colors'],
  { light, dark }: Campaign['brand']['palette'],
) {
  if (typeof colors !== 'string') return colors;
  // Dark pictures use the lighter of the two dark tones, so that they stand out in a dark feed.
  return colors === 'light'
    ? { ...light, ground: light.background, ink: light.text }
    : { ...dark, ground: dark.surface, ink: dark.text };
}

function against(one: string, other: string): number {
  return contrast(parseHex(one), parseHex(other));
}
