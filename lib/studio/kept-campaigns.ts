import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import {
  campaignId,
  type Copy,
  copyIdForm,
  copySchema,
  isCopy,
  nameSchema,
  slugOf,
} from './copies';
import { merged } from './edits';
import { readDraft, storeDraft, storedAt } from './draft';
import { draftOf } from './history';
import { draftKey, textAt } from './draft-key';
import { savedVersion, timeSchema, versionSchema } from './saved-version';

/** What's known about a campaign besides its draft. */
const recordSchema = v.object({
  version: versionSchema,
  copy: v.optional(copySchema),
  /** When the copy was made. */
  at: v.optional(timeSchema, 0),
  /** What a version was kept from: a campaign's name. Other copies have none. */
  of: v.optional(nameSchema),
  downloaded: v.optional(v.object({ at: timeSchema, what: nameSchema })),
});

type CampaignRecord = v.InferInput<typeof recordSchema>;

/** A campaign in this browser: one of the site's, or a copy. */
export interface KeptCampaign extends Pick<CampaignRecord, 'downloaded'> {
  id: string;
  audience: string;
  copy?: Copy;
  /** In milliseconds since 1970; 0 if it's as exported. */
  changedAt: number;
}

const start = 'campaign:';

function readRecord(campaign: string, text = textAt(start + campaign)) {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  return success ? output : undefined;
}

function writeRecord(campaign: string, record: CampaignRecord): void {
  // What a newer version wrote is kept.
  if (textAt(start + campaign) !== '' && !readRecord(campaign)) return;
  const whole = { ...record, version: savedVersion };
  window.localStorage.setItem(start + campaign, JSON.stringify(whole));
}

export function keptCopy(audience: string, id: string): Copy | undefined {
  if (!copyIdForm.test(id)) return undefined;
  const { copy, of } = readRecord(campaignId(audience, { id })) ?? {};
  return copy && { ...copy, id, of };
}

/** All that this browser, or this tab, has stored, by key. Undefined if the browser refuses. */
function allStored(where: 'localStorage' | 'sessionStorage'): [string, string][] | undefined {
  try {
    return Object.entries(window[where]);
  } catch {
    return undefined;
  }
}

/**
 * The site's campaigns, each with its copies, the newest first, which can't be read, and how many
 * characters all of it takes; and the copy that was deleted last, which can come back.
 */
export function keptCampaigns(audiences: readonly string[]) {
  const all = allStored('localStorage');
  const ids = (all ?? []).flatMap(([key]) =>
    key.startsWith(start) ? key.slice(start.length) : [],
  );
  const copies = ids.filter(isCopy).flatMap((key): KeptCampaign[] => {
    const [audience = '', id = ''] = key.split('/');
    const copy = keptCopy(audience, id);
    const { at = 0, downloaded } = readRecord(key) ?? {};
    const changedAt = Math.max(at, storedAt(key));
    return copy && audiences.includes(audience)
      ? [{ id: key, audience, copy, downloaded, changedAt }]
      : [];
  });
  const newest = copies.toSorted((one, other) => other.changedAt - one.changedAt);
  const campaigns = audiences.flatMap((audience): KeptCampaign[] => [
    {
      id: audience,
      audience,
      // Texts that all campaigns share change each of them.
      changedAt: Math.max(storedAt(audience), storedAt('shared')),
      downloaded: readRecord(audience)?.downloaded,
    },
    ...newest.filter((copy) => copy.audience === audience),
  ]);
  return {
    campaigns,
    removed: removedCopy(),
    unreadable: ids.filter((key) => isCopy(key) && copies.every(({ id }) => id !== key)),
    size: (all ?? []).flat().join('').length,
    isRefused: all === undefined,
  };
}

/** The file names that campaigns have, perhaps but for one that's renamed. */
export const takenNames = (campaigns: readonly KeptCampaign[], renamed?: KeptCampaign) =>
  campaigns.flatMap((campaign) => {
    const { audience, copy } = campaign;
    if (!copy) return audience;
    return campaign === renamed ? [] : slugOf(audience, copy.name);
  });

/**
 * Stores a copy of a campaign, without its history.
 * @param exported the audience's campaign
 * @param from the id of what's copied
 * @param versionOf the name of what's copied if it's made to keep: its links stay
 * the same
 * @returns whether it could: not if the original's draft can't be read
 * @throws {Error} if the browser refuses; then nothing is stored
 */
export function makeCopy(exported: CampaignDocument, from: string, copy: Copy, versionOf?: string) {
  const { draft, isUnreadable } = readDraft(exported, from);
  if (isUnreadable) return false;
  const { now, table, confirmed } = draft;
  const tracking = { 'audience.campaign': slugOf(exported.audience.id, copy.name) };
  const variants = now.variants.map((one) => merged(one, tracking, (path) => path in tracking));
  const kept = draftOf(versionOf ? now : { ...now, variants }, { table });
  const id = campaignId(exported.audience.id, copy);
  const at = Date.now();
  try {
    storeDraft(exported, versionOf ? { ...kept, confirmed } : kept, at, id);
    keepCopy(id, copy.name, { at, of: versionOf });
    return true;
  } catch (error) {
    move(id, window.localStorage);
    throw error;
  }
}

export function newCopyId(audience: string): string {
  const id = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  return readRecord(campaignId(audience, { id })) ? newCopyId(audience) : id;
}

/** Stores a copy's name. A deleted copy may have had the same one, so that's gone now. */
export function keepCopy(campaign: string, name: string, record: CampaignRecord = {}): void {
  writeRecord(campaign, { ...record, ...readRecord(campaign), copy: { name } });
  forgetRemoved();
}

/** The draft comes first: if there's room for that, there's room for the record. */
export const keysOf = (campaign: string) => [draftKey(campaign), start + campaign];

function move(campaign: string, from: Storage, to?: Storage): void {
  for (const key of keysOf(campaign)) {
    const text = from.getItem(key);
    if (text !== null) to?.setItem(key, text);
    from.removeItem(key);
  }
}

/** Moves a copy to what only this tab stores, in place of the last one. */
export function removeCampaign(campaign: string): void {
  forgetRemoved();
  move(campaign, window.localStorage, window.sessionStorage);
}

export const restoreCampaign = (campaign: string) =>
  move(campaign, window.sessionStorage, window.localStorage);

function removedCopy() {
  const [key, text] = allStored('sessionStorage')?.find(([at]) => at.startsWith(start)) ?? [];
  const id = key?.slice(start.length);
  return id ? { id, name: readRecord('', text)?.copy?.name ?? id } : undefined;
}

const forgetRemoved = () => move(removedCopy()?.id ?? '', window.sessionStorage);

/** Notes that campaigns were downloaded. If the browser refuses, only the list lacks it. */
export function noteDownload(campaigns: readonly string[], what: string): void {
  try {
    for (const campaign of campaigns)
      writeRecord(campaign, { ...readRecord(campaign), downloaded: { at: Date.now(), what } });
  } catch {
    // The files are saved, and that's what counts.
  }
}
