import type { Brand, Campaign } from '@/content/schema';
import { pageLink } from '../document/campaign-link';
import type { Layer, Style } from './layer';
import { hasName, logoSizeIn } from '../document/logo';
import { logoIn } from './logo';

interface Place extends Style {
  x: number;
  y: number;
  height: number;
  /** Of the logo and the name together. */
  width?: number;
}

/** How much of a line a logo may take up beside the name. */
const logoShare = 0.4;

/** The logo and, unless that's in it, the brand's name beside it. */
export function brandLine(
  { name, logo }: Brand,
  { x, y, height, palette, fit, width = height * 8.4 }: Place,
): Layer {
  const box = { x, y, width: hasName(logo) ? width : logoShare * width, height };
  const size = logoSizeIn(logo, box, palette.theme);
  const left = size.width + 0.4 * height;
  const text = {
    path: 'brand.name',
    text: name,
    isName: true,
    x: x + left,
    y: y - height * 0.1,
    width: width - left,
    height: height * 1.2,
    max: Math.round(height * 0.95),
    color: palette.ink,
    vertical: 'center',
  } as const;
  return {
    shapes: logoIn(logo, box, palette),
    drawings: [{ path: 'brand.logo', ...box, width: size.width }],
    texts: hasName(logo) ? [] : [fit(text)],
  };
}

/** Where to go, in words: a drawn button wouldn't work, and Meta refuses those. */
export const addressLine = (campaign: Campaign) => ({
  path: 'audience.ad.ads.primary.cta',
  text: `${campaign.audience.ad.ads.primary.cta}: ${new URL(pageLink(campaign)).host}`,
});
