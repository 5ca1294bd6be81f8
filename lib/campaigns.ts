import { homeAudience as homeDocument } from '@/content/audiences';
import { documents } from '@/content/campaigns';
import type { Campaign, CampaignDocument } from '@/content/schema';
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

/** The campaign of the audience with this id, if there's one. */
export const findCampaign = (id: string): Campaign | undefined =>
  campaigns.find(({ audience }) => audience.id === id);

/** The same with its tokens still in its texts. */
export const findDocument = (id: string): CampaignDocument | undefined =>
  documents.find(({ audience }) => audience.id === id);

/** The campaign whose landing page is also the home page, `/`. */
export const homeCampaign: Campaign = findCampaign(homeDocument.id) ?? campaigns[0];

export const { audience: homeAudience } = homeCampaign;
