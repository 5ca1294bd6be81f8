import * as v from 'valibot';
import { audienceId } from '@/content/schema/audience';
import type { Site } from '@/content/schema';
import { plainLetters } from '@/lib/campaign/document/clean-text';
import { addressForm, type NewCampaign, slugOf } from '@/lib/campaign/edits/new-campaign';

export type Naming = Pick<NewCampaign, 'name' | 'address'>;

/** What's wrong with a campaign's name and its address, as content/words/studio/campaigns.ts says it. */
export interface NamingFaults {
  name?: 'empty' | 'taken';
  address?: 'empty' | 'form' | 'page' | 'taken';
}

interface OtherCampaigns {
  /** The other campaigns in this browser, and the site's. */
  others: readonly Naming[];
  /** What the site has. */
  site?: Pick<Site, 'taken' | 'own'>;
}

/** An address as somebody may type it, in its own form: `https://a.example/Dental Labs/` is `dental-labs`. */
export function cleanAddress(input: string): string {
  const [, path = input] = /^\w+:\/\/[^/]*(.*)$/.exec(input.trim()) ?? [];
  return (plainLetters(path).match(/[a-z\d]+/g) ?? []).join('-');
}

const isSameName = (one: string, other: string) => plainLetters(one) === plainLetters(other);

/** What's wrong with a name and an address; empty if nothing is. */
export function namingFaults(
  { name, address }: Naming,
  { others, site }: OtherCampaigns,
): NamingFaults {
  const faults: NamingFaults = {};
  if (name === '') faults.name = 'empty';
  else if (others.some((other) => isSameName(name, other.name))) faults.name = 'taken';
  const keys = [`/${address}`, `id ${address}`];
  const isTaken = (takenNames: Site['taken'] = {}) =>
    keys.some((key) => Object.hasOwn(takenNames, key));
  if (address === '') faults.address = 'empty';
  else if (!addressForm.test(address)) faults.address = 'form';
  else if (others.some((other) => other.address === address)) faults.address = 'taken';
  else if (!v.is(audienceId, address) || isTaken(site?.taken) || isTaken(site?.own))
    faults.address = 'page';
  return faults;
}

/** An address for a campaign with this name: `dental-labs`, or `dental-labs-2` if there's one. */
export function suggestedAddress(audience: string, name: string, others: readonly Naming[]) {
  const clean = cleanAddress(name).slice(0, 56).replace(/-$/, '');
  const start = addressForm.test(clean) ? clean : slugOf(audience, name).slice(0, 56);
  return firstFree(start, '-', (address) => others.some((other) => other.address === address));
}

/** A name that no other campaign has: `Dental labs`, or `Dental labs 2` if there's one. */
export const freeName = (name: string, others: readonly Naming[]): string =>
  firstFree(name, ' ', (free) => others.some((other) => isSameName(free, other.name)));

function firstFree(start: string, separator: string, isTaken: (text: string) => boolean) {
  let [text, number] = [start, 2];
  for (; isTaken(text); number += 1) text = `${start}${separator}${number}`;
  return text;
}
