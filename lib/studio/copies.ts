import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { cleanLine, plainLetters } from '@/lib/campaign/clean-text';

/** In UTF-16 code units. */
export const longestName = 60;

/** A name from anywhere, in one line without hidden characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => cleanLine(name.slice(0, longestName))),
);

export const copySchema = v.object({ name: v.pipe(nameSchema, v.minLength(1)) });

/** A copy of a campaign is a campaign: with a name, a draft, file names and a `utm_campaign`. */
export interface Copy extends v.InferOutput<typeof copySchema> {
  id: string;
  /** What it was kept from, if it's a version to come back to: a campaign's name. */
  of?: string;
}

/** What a campaign in this browser is stored under: its audience's id, and the copy's. */
export const campaignId = (audience: string, copy?: Pick<Copy, 'id'>) =>
  copy ? `${audience}/${copy.id}` : audience;

/** Whether a campaign is a copy. It shares no text with others: what was sent has to stay. */
export const isCopy = (campaign: string) => campaign.includes('/');

/** The form of a copy's id, in addresses and in storage. */
export const copyIdForm = /^[a-z\d]{8}$/;

/** A name for files and links, which begins with the audience's: `healthcare-spring-sale`. */
export function slugOf(audience: string, name: string): string {
  const slug = (plainLetters(name).match(/[a-z\d]+/g) ?? ['copy']).join('-');
  const whole = slug.startsWith(audience) ? slug : `${audience}-${slug}`;
  return whole.slice(0, 60).replace(/-$/, '');
}

/** A name whose slug isn't taken, to start from: `Healthcare 2`. */
export function freeName(start: string, audience: string, taken: readonly string[]): string {
  let [number, free] = [2, start];
  while (taken.includes(slugOf(audience, free))) {
    free = `${start} ${number}`;
    number += 1;
  }
  return free;
}

export const studioAddress = (audience: string, copy?: Pick<Copy, 'id'>) =>
  `${studio.route}/${audience}${copy ? `?copy=${copy.id}` : ''}`;

/** An audience's document as a copy has it: its files name the copy. */
export function copiedDocument(exported: CampaignDocument, copy?: Copy): CampaignDocument {
  if (!copy) return exported;
  const audience = { ...exported.audience, name: copy.name };
  return { ...exported, audience, copy: slugOf(audience.id, copy.name) };
}
