import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { cleanLine, plainLetters } from '../document/clean-text';

/** In UTF-16 code units. */
export const longestName = 60;

/** A name from anywhere, in one line without hidden characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => cleanLine(name.slice(0, longestName))),
  v.minLength(1),
);

/**
 * A campaign that somebody began from another one: with a draft, file names and a `utm_campaign` of
 * its own. It's in this browser only.
 */
export interface NewCampaign {
  id: string;
  name: string;
}

/** What a campaign in this browser is stored under: its audience's id, and a new one's own. */
export const campaignId = (audience: string, newCampaign?: Pick<NewCampaign, 'id'>) =>
  newCampaign ? `${audience}/${newCampaign.id}` : audience;

/** Whether it's a new campaign. That shares no text with the others. */
export const isNew = (campaign: string) => campaign.includes('/');

/** The form of a new campaign's id, in addresses and in storage. */
export const newIdForm = /^[a-z\d]{8}$/;

/** A name for files and links, which begins with the audience's: `healthcare-spring-sale`. */
export function slugOf(audience: string, name: string): string {
  const slug = (plainLetters(name).match(/[a-z\d]+/g) ?? ['new']).join('-');
  const fullSlug = slug.startsWith(audience) ? slug : `${audience}-${slug}`;
  return fullSlug.slice(0, 60).replace(/-$/, '');
}

/** An audience's document as a new campaign has it: its files have the campaign's name. */
export function documentOf(exported: CampaignDocument, newCampaign?: NewCampaign) {
  if (!newCampaign) return exported;
  const audience = { ...exported.audience, name: newCampaign.name };
  return { ...exported, audience, slug: slugOf(audience.id, newCampaign.name) };
}
