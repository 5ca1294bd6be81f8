import type { Campaign } from '@/content/schema';
import { outputAddress } from './output-address';

/** In pixels, as an email shows it: as wide as the email. For sharp screens, the file has twice as many. */
export const emailPictureSize = { width: 600, height: 220 } as const;

export function emailPicture({ audience, brand }: Campaign) {
  const { display } = audience.ad;
  const at = (name: string) => `${brand.origin}${outputAddress(audience, name)}`;
  return {
    src: at('email.png'),
    // In dark mode, only light campaigns' pictures glare.
    dark: display.colorScheme === 'light' ? at('email-dark.png') : undefined,
    // A logo with cells is drawn by the email itself.
    logo: brand.logo.cells ? undefined : at('email-logo.png'),
    alt: display.keyVisuals[0].description,
  };
}
