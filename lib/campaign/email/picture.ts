import type { Audience, Campaign, KeyVisual } from '@/content/schema';
import { outputAddress } from '../output-address';
import { width } from './styles';

/** In pixels, as an email shows it. The exported picture has twice as many, for screens with a high density. */
export const emailPictureSize = { width, height: 220 } as const;

/** What the picture in an audience's email shows. */
export function emailVisual({ ad }: Pick<Audience, 'ad'>): KeyVisual {
  return ad.display.keyVisuals[0];
}

/** The picture in an audience's email: its absolute address, its size in pixels and its alternative text. */
export function emailPicture({ audience, brand }: Campaign) {
  return {
    src: `${brand.origin}${outputAddress(audience, 'email.png')}`,
    alt: emailVisual(audience).description,
    ...emailPictureSize,
  };
}
