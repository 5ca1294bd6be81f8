import { homeAudience as homeDocument } from '@/content/audiences';
import { documents } from '@/content/campaigns';
import type { Audience, Campaign } from '@/content/schema';
import { resolve } from '@/lib/campaign/resolve';

const [first, ...others] = documents;

/** Each audience's campaign, as pages, emails and pictures show it. */
export const campaigns: readonly [Campaign, ...Campaign[]] = [
  resolve(first),
  ...others.map(resolve),
];

const [firstCampaign, ...otherCampaigns] = campaigns;

/** Every audience, in tab order. The template pages open on the first one. */
export const audiences: readonly [Audience, ...Audience[]] = [
  firstCampaign.audience,
  ...otherCampaigns.map(({ audience }) => audience),
];

/** What all campaigns share: the offer, and what emails have in common. */
export const { offer, email } = firstCampaign;

/** The audience whose landing page is also the home page, `/`. */
export const homeAudience: Audience =
  audiences.find(({ id }) => id === homeDocument.id) ?? firstCampaign.audience;

/** An audience, along with everything else its email, ads and pictures are made from. */
export function campaignOf(audience: Audience): Campaign {
  const exported = campaigns.find(({ audience: { id } }) => id === audience.id) ?? firstCampaign;
  return { ...exported, audience };
}
