import type { Campaign, EmailService, Theme } from '@/content/schema';
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

interface EmailImage {
  /** Its name among the campaign's files, without an ending. */
  name: string;
  /** Where the email says that it is. */
  address: string;
  compose: (typeface: Typeface) => Composition;
}

/** An email's pictures and logos. A service whose editor changes pictures has none for dark mode. */
export function emailPictures(campaign: Campaign, service?: EmailService): EmailImage[] {
  const { src, dark, logo } = emailPicture(campaign);
  const hasTwo = service?.editAttribute === undefined;
  const picture = (theme?: Theme) => (typeface: Typeface) =>
    composeEmailPicture(campaign, typeface, theme);
  return [
    { name: 'email', address: src, compose: picture() },
    ...(dark && hasTwo ? [{ name: 'email-dark', address: dark, compose: picture('dark') }] : []),
    {
      name: 'email-logo',
      address: logo.src,
      compose: () => composeEmailLogo(campaign, 'light'),
    },
    ...(logo.dark && hasTwo
      ? [
          {
            name: 'email-logo-dark',
            address: logo.dark,
            compose: () => composeEmailLogo(campaign, 'dark'),
          },
        ]
      : []),
  ];
}

/** What to do about images that the site doesn't have, in words for one or for several of them. */
export function uploadNote(
  { brand, emailImages, ...campaign }: Campaign,
  images: readonly EmailImage[],
  { one, several, there }: Record<'one' | 'several' | 'there', string>,
) {
  if (emailImages) return there.replace('#', () => emailImages);
  const names = images.map(({ name }) => outputName({ ...campaign, brand }, `${name}.png`));
  const addresses = images.map(({ address }) => address);
  const list = new Intl.ListFormat(brand.locale);
  const note = (names.length === 1 ? one : several).replace('#', list.format(names));
  return note.replace('#', list.format(addresses));
}
