import type { Audience } from '@/content/schema';
import { altText } from './ad-pictures';

/** In pixels: Open Graph's large size (developers.facebook.com/docs/sharing/webmasters/images). */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The address of the picture that's shown where a link to an audience's landing page is shared. */
export function socialCardFile({ id }: Pick<Audience, 'id'>): `/social-cards/${string}.png` {
  return `/social-cards/${id}.png`;
}

export const socialCardAlt = ({ landing, ad }: Audience): string =>
  altText(landing.hero.headline, ad.display.keyVisuals[0].description);
