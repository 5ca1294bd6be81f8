import type { AdCampaign } from '@/content/schema';
import { contrast, mix, parseHex } from '../color';

/** The colours of a picture, each `#rrggbb`. */
export interface Palette {
  ground: string;
  /** Areas that stand off the ground. */
  surface: string;
  line: string;
  muted: string;
  ink: string;
  accent: string;
  /** Text on the accent. */
  onAccent: string;
}

/** What a campaign's colour scheme names, and the tones between; throws where it does not name three colours. */
export function paletteOf({ colorScheme }: AdCampaign['display']): Palette {
  const [ground, ink, accent] = colorScheme.match(/#[0-9a-f]{6}\b/gi) ?? [];
  if (!ground || !ink || !accent)
    throw new Error(`A colour scheme names ground, ink and accent as #rrggbb: "${colorScheme}"`);
  const onAccent = [ground, ink].toSorted((a, b) => against(b, accent) - against(a, accent));
  return {
    ground,
    surface: mix(ground, ink, 0.05),
    line: mix(ground, ink, 0.24),
    muted: mix(ground, ink, 0.66),
    ink,
    accent,
    onAccent: onAccent[0] ?? ground,
  };
}

function against(one: string, other: string): number {
  return contrast(parseHex(one), parseHex(other));
}
