import { audiences } from './audiences';
import { brand } from './brand';
import { email } from './email';
import { offer } from './offer';
import { platforms } from './platforms';
import { adFormats } from './schema/ad-format';
import type { Audience, Campaign } from './schema';

/** An audience, along with everything else its email, ads and pictures are made from. */
export function campaignOf(audience: Audience): Campaign {
  return { audience, brand, offer, email, platforms: platforms.items, formats: adFormats };
}

const [first, ...others] = audiences;

/** A campaign for each audience, in the order of the audiences. */
export const campaigns: readonly [Campaign, ...Campaign[]] = [
  campaignOf(first),
  ...others.map(campaignOf),
];
