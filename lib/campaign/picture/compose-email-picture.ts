import type { Campaign, Theme } from '@/content/schema';
import { emailPictureSize, emailVisual } from './email-picture';
import type { Composition } from './composition';
import { fitIn, leastIn } from './fit-text';
import { drawKeyVisual } from './key-visuals';
import { paletteOf } from './palette';
import type { Typeface } from './typeface';

const width = emailPictureSize.width * 2;
const height = emailPictureSize.height * 2;

/**
 * The picture at the top of an email: the campaign's key visual as a band, in the campaign's colors
 * or a theme's. `misfits` says which texts don't fit.
 */
export function composeEmailPicture(
  campaign: Campaign,
  typeface: Typeface,
  theme?: Theme,
): Composition {
  const palette = paletteOf(campaign, theme);
  const layer = drawKeyVisual({
    palette,
    fit: fitIn(width, typeface),
    least: leastIn(width),
    campaign,
    x: 0,
    y: 0,
    width,
    height,
    textArea: { x: 56, y: 40, width: width - 112, height: height - 80 },
    visual: emailVisual(campaign.audience),
    field: 'ad.display.keyVisuals[0]',
  });
  return { width, height, ground: palette.ground, ...layer };
}
