import type { Audience, Campaign, KeyVisual } from '@/content/schema';
import { outputAddress } from '../output-address';
import { width } from './styles';

/** In pixels, as an email shows it. For sharp screens, the file has twice as many. */
export const emailPictureSize = { width, height: 220 } as const;

/** What the picture in an audience's email shows. */
export function emailVisual({ ad }: Pick<Audience, 'ad'>): KeyVisual {
  return ad.display.keyVisuals[0];
}

/** The picture in an email: its absolute address and its alternative text. */
export function emailPicture({ audience, brand }: Campaign) {
  return {
    src: `${brand.origin}${outputAddress(audience, 'email.png')}`,
    alt: emailVisual(audience).description,
  };
}
