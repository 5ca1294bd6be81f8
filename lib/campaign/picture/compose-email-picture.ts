import type { Campaign, Theme } from '@/content/schema';
import { composeEmailLogo } from './compose-logo';
import { emailPicture, emailPictureSize } from '../document/email-picture';
import { outputName } from '../document/output-address';
import type { Composition } from '../drawing/layer';
import { fitIn, leastIn } from '../drawing/fit-text';
import { drawKeyVisual } from '../drawing/key-visuals';
import { paletteOf } from '../drawing/palette';
import type { Typeface } from '../drawing/typeface';

const [width, height] = [emailPictureSize.width * 2, emailPictureSize.height * 2];

/**
 * The picture at the top of an email: the campaign's key visual as a band, in the campaign's colors
 * or a theme's. `misfits` says which texts don't fit.
 */
function composeEmailPicture(campaign: Campaign, typeface: Typeface, theme?: Theme): Composition {
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
    visual: campaign.audience.ad.display.keyVisuals[0],
    path: 'audience.ad.display.keyVisuals.0',
  });
  return { width, height, ground: palette.ground, ...layer };
}

/** An email's pictures, by their addresses. */
export function emailPictures(campaign: Campaign) {
  const { src, dark, logo } = emailPicture(campaign);
  const made = new Map([[src, (typeface: Typeface) => composeEmailPicture(campaign, typeface)]]);
  if (dark) made.set(dark, (typeface) => composeEmailPicture(campaign, typeface, 'dark'));
  made.set(logo.src, () => composeEmailLogo(campaign, 'light'));
  made.set(logo.dark, () => composeEmailLogo(campaign, 'dark'));
  return made;
}

/** What to do about images that the site doesn't have, in words for one or for several of them. */
export function uploadNote(
  campaign: Campaign,
  { one, several }: Record<'one' | 'several', string>,
) {
  const addresses = [...emailPictures(campaign).keys()];
  const names = addresses.map((address) => outputName(campaign, address));
  const list = new Intl.ListFormat(campaign.brand.locale);
  const note = (names.length === 1 ? one : several).replace('#', list.format(names));
  return note.replace('#', list.format(addresses));
}
