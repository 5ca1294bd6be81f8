import type { Audience, Campaign, DescribedVisual } from '@/content/schema';
import { outputAddress } from '../output-address';

/** In pixels, as an email shows it: as wide as the email. For sharp screens, the file has twice as many. */
export const emailPictureSize = { width: 600, height: 220 } as const;

export function emailVisual({ ad }: Pick<Audience, 'ad'>): DescribedVisual {
  return ad.display.keyVisuals[0];
}

export function emailPicture({ audience, brand }: Campaign) {
  return {
    src: `${brand.origin}${outputAddress(audience, 'email.png')}`,
    alt: emailVisual(audience).description,
  };
}
