import type { Audience, Campaign, DescribedVisual } from '@/content/schema';
import { outputAddress } from './output-address';

/** In pixels, as an email shows it: as wide as the email. For sharp screens, the file has twice as many. */
export const emailPictureSize = { width: 600, height: 220 } as const;

export function emailVisual({ ad }: Pick<Audience, 'ad'>): DescribedVisual {
  return ad.display.keyVisuals[0];
}

/** Whether there's another picture for dark mode: only light campaigns' pictures glare there. */
export function hasDarkPicture({ ad }: Pick<Audience, 'ad'>): boolean {
  return ad.display.colorScheme === 'light';
}

export function emailPicture({ audience, brand }: Campaign) {
  const at = (name: string) => `${brand.origin}${outputAddress(audience, name)}`;
  return {
    src: at('email.png'),
    dark: hasDarkPicture(audience) ? at('email-dark.png') : undefined,
    // A mark with cells is drawn by the email itself.
    logo: brand.mark.cells ? undefined : at('email-logo.png'),
    alt: emailVisual(audience).description,
  };
}
