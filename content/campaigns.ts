import { audiences } from './audiences';
import { brand } from './brand';
import { email } from './email';
import { offer } from './offer';
import { platforms } from './platforms';
import type { Audience, Campaign } from './schema';

/** An audience, along with everything else its email, ads and pictures are made from. */
export function campaignOf(audience: Audience): Campaign {
  return { audience, brand, offer, email, platforms: platforms.items };
}

/** One campaign per audience, in the same order. */
export const campaigns: readonly Campaign[] = audiences.map(campaignOf);
