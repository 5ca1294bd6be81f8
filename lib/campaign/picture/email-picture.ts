import type { Audience, Campaign, DescribedVisual } from '@/content/schema';
import { outputAddress } from '../output-address';

/** In pixels, as an email shows it: as wide as the email. For sharp screens, the file has twice as many. */
export const emailPictureSize = { width: 600, height: 220 } as const;

export function emailVisual({ ad }: Pick<Audience, 'ad'>): DescribedVisual {
  return ad.display.keyVisuals[0];
}

/** Whether there's another picture for dark mode: only light campaigns' pictures glare there. */
export function hasDarkPicture({ ad }: Pick<Audience, 'ad'>): boolean {
  return ad.display.colorScheme === 'light';
}

/** What to do about a picture that the site doesn't have; in the text, `#` is its file, then its address. */
export function uploadNote(campaign: Campaign, text: string): string {
  const { src, dark } = emailPicture(campaign);
  const addresses = [src, dark].filter((address) => address !== undefined);
  const names = addresses.map((address) => address.replace(/.*\//, ''));
  return [names, addresses].reduce((said, list) => said.replace('#', list.join(', ')), text);
}

export function emailPicture({ audience, brand }: Campaign) {
  const at = (name: string) => `${brand.origin}${outputAddress(audience, name)}`;
  return {
    src: at('email.png'),
    dark: hasDarkPicture(audience) ? at('email-dark.png') : undefined,
    alt: emailVisual(audience).description,
  };
}
