import type { Audience, Campaign } from '@/content/schema';
import { width } from './styles';

/** In pixels, as an email shows it. The exported picture has twice as many, for screens with a high density. */
export const emailPictureSize = { width, height: 220 } as const;

/** The address of the picture in an audience's email, on the site. */
export function emailPictureFile({ id }: Pick<Audience, 'id'>): `/email-pictures/${string}.png` {
  return `/email-pictures/${id}.png`;
}

/** The picture in an audience's email: its absolute address, its size in pixels and its alternative text. */
export function emailPicture({ audience, brand }: Campaign) {
  return {
    src: `${brand.origin}${emailPictureFile(audience)}`,
    alt: audience.ad.ads.primary.imageDesc,
    ...emailPictureSize,
  };
}
