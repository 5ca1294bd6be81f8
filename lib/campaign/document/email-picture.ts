import type { Campaign } from '@/content/schema';
import { outputAddress, outputName } from './output-address';
import { hasDark, logoSizeIn } from './logo';

/** In pixels, as an email shows it: as wide as the email. For sharp screens, the file has twice as many. */
export const emailPictureSize = { width: 600, height: 220 } as const;

/** In pixels: the box that the logo fits in, beside the brand's name. */
const logoBox = { width: 208, height: 32 } as const;

/** In pixels: around the logo, on its tile. */
export const logoMargin = 4;

/** The size of the logo's picture in an email, in pixels. Its file has twice as many. */
export function emailLogoSize({ brand }: Pick<Campaign, 'brand'>) {
  const { width, height } = logoSizeIn(brand.logo, logoBox);
  return { width: Math.ceil(width) + 2 * logoMargin, height: Math.ceil(height) + 2 * logoMargin };
}

export function emailPicture(campaign: Campaign) {
  const { audience, brand, emailImages, emailImageNames } = campaign;
  const { display } = audience.ad;
  const at = (file: string) =>
    emailImages
      ? `${emailImages}/${emailImageNames?.[file] ?? outputName(campaign, file)}`
      : `${brand.origin}${outputAddress(audience, file)}`;
  return {
    src: at('email.png'),
    // In dark mode, only light campaigns' pictures glare.
    dark: display.colorScheme === 'light' ? at('email-dark.png') : undefined,
    logo: {
      src: at('email-logo.png'),
      dark: hasDark(brand.logo) ? at('email-logo-dark.png') : undefined,
    },
    alt: display.keyVisuals[0].description,
  };
}
