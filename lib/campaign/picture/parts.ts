import type { Brand, Campaign } from '@/content/schema';
import { pageLink } from '../campaign-link';
import type { Layer, Style } from './layer';
import { logoIn } from './logo';

interface Place extends Style {
  x: number;
  y: number;
  height: number;
  /** Of the logo and the name together. */
  width?: number;
}

export function brandLine(
  { name, logo }: Brand,
  { x, y, height, palette, fit, width = height * 8.4 }: Place,
): Layer {
  return {
    shapes: logoIn(logo, { x, y, width: height, height }, palette),
    drawings: [{ field: 'brand.logo', x, y, width: height, height }],
    texts: [
      fit({
        field: 'brand.name',
        text: name,
        isName: true,
        x: x + height * 1.4,
        y: y - height * 0.1,
        width: width - height * 1.4,
        height: height * 1.2,
        max: Math.round(height * 0.95),
        color: palette.ink,
        vertical: 'center',
      }),
    ],
  };
}

/** Where to go, in words: a drawn button wouldn't work, and Meta refuses those. */
export const addressLine = (campaign: Campaign) => ({
  field: 'ad.ads.primary.cta',
  text: `${campaign.audience.ad.ads.primary.cta}: ${new URL(pageLink(campaign)).host}`,
});
