import type { Audience, Campaign } from '@/content/schema';
import { altText } from './ad-pictures';
import { type Composition, join, rectangle } from '../drawing/layer';
import { type Fit, fitText } from '../drawing/fit-text';
import { drawKeyVisual } from '../drawing/key-visuals';
import { paletteOf } from '../drawing/palette';
import { brandLine } from '../drawing/parts';
import type { Typeface } from '../drawing/typeface';

/** In pixels: Open Graph's large size (developers.facebook.com/docs/sharing/webmasters/images). */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The address of the picture that's shown where a link to an audience's landing page is shared. */
export function socialCardFile({ id }: Pick<Audience, 'id'>): `/social-cards/${string}.png` {
  return `/social-cards/${id}.png`;
}

export const socialCardAlt = ({ landing, ad }: Audience): string =>
  altText(landing.hero.headline, ad.display.keyVisuals[0].description);

const { width, height } = socialCardSize;
const margin = 64;
const panel = { x: 660, y: 0, width: width - 660, height };

/**
 * The picture shown where a link to a landing page is shared: its headline beside its incident, in
 * the colors of the audience's campaign. `misfits` says which texts don't fit.
 */
export function composeSocialCard(campaign: Campaign, typeface: Typeface): Composition {
  const { audience, brand } = campaign;
  const { badge, headline } = audience.landing.hero;
  const palette = paletteOf(campaign);
  const column = { x: margin, width: panel.x - margin * 1.5 };
  // Smaller than in an ad: whoever sees it can tap it for the page with the same words.
  const least = 13;
  const fit: Fit = (options) => fitText(typeface, { min: least, ...options });
  const title = fit({
    ...column,
    path: 'audience.landing.hero.headline',
    text: headline,
    y: 190,
    height: height - margin - 190,
    max: 80,
    min: 36,
    color: palette.ink,
    vertical: 'end',
  });
  const label = fit({
    ...column,
    path: 'audience.landing.hero.badge',
    text: badge,
    y: title.y - 52,
    height: 40,
    max: 28,
    weight: 600,
    color: palette.muted,
  });
  const style = { palette, fit };
  return {
    width,
    height,
    ground: palette.ground,
    ...join([
      { shapes: rectangle(panel, { fill: palette.surface }), texts: [label, title] },
      brandLine(brand, { ...style, x: margin, y: margin, height: 48, width: 567 }),
      drawKeyVisual({
        ...style,
        ...panel,
        least,
        campaign,
        textArea: {
          x: panel.x + margin / 2,
          y: margin,
          width: panel.width - margin,
          height: height - margin * 2,
        },
        visual: audience.ad.display.keyVisuals[0],
        path: 'audience.ad.display.keyVisuals.0',
      }),
    ]),
  };
}
