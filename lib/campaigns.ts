import { homeAudience as homeDocument } from '@/content/audiences';
import { documents } from '@/content/campaigns';
import type { Audience, Campaign } from '@/content/schema';
import { resolve } from '@/lib/campaign/document/resolve';

type All<Item> = readonly [Item, ...Item[]];

const mapAll = <From, To>([first, ...others]: All<From>, change: (item: From) => To): All<To> => [
  change(first),
  ...others.map(change),
];

/** Each audience's campaign, as pages, emails and pictures show it. */
export const campaigns = mapAll(documents, resolve);

/** Every audience, in tab order. The template pages open on the first one. */
export const audiences = mapAll(campaigns, ({ audience }) => audience);

/** What all campaigns share: the offer, and what emails have in common. */
export const { offer, email } = campaigns[0];

/** The audience whose landing page is also the home page, `/`. */
export const homeAudience: Audience =
  audiences.find(({ id }) => id === homeDocument.id) ?? audiences[0];

/** An audience, along with everything else its email, ads and pictures are made from. */
export function campaignOf(audience: Audience): Campaign {
  const exported = campaigns.find(({ audience: { id } }) => id === audience.id) ?? campaigns[0];
  return { ...exported, audience };
}
