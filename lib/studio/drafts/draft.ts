import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { draftKey, textAt } from '@/lib/site/draft-key';
import {
  type Edits,
  isUntouched,
  merged,
  noEdits,
  oneVariant,
  type Variant,
  variantAt,
} from '@/lib/campaign/edits/edits';
import type { Draft } from './history';
import { isNew } from '@/lib/campaign/edits/new-campaign';
import {
  type Fault,
  faultOf,
  type ReadEdits,
  readEdits,
  savedSchema,
  saveEdits,
} from '@/lib/campaign/edits/saved-edits';

const draftSchema = v.object({
  ...savedSchema.entries,
  table: v.optional(v.string(), ''),
});

/** Whether a text is the same in all campaigns and variants. In a new campaign: in its variants. */
export const isShared = (path: string) => !path.startsWith('audience.');

/** Where a campaign's own texts are stored, and those that it shares. */
export const draftKeys = (campaign: string) =>
  isNew(campaign) ? [draftKey(campaign)] : [draftKey(campaign), draftKey('shared')];

/** What's stored for a campaign, to tell whether another tab has changed it. */
export const storedVersion = (campaign: string): string =>
  draftKeys(campaign).map(textAt).join('\n');

/** What's stored under a key; undefined if that's nothing or can't be read. */
export function stored(key: string) {
  const json = v.pipe(v.string(), v.parseJson(), draftSchema);
  const { output, success } = v.safeParse(json, textAt(key));
  return success ? output : undefined;
}

/** Why what's stored under a key isn't read; undefined if it is, or if there's nothing. */
export function faultAt(key: string): Fault | undefined {
  const text = textAt(key);
  if (text === '' || stored(key)) return undefined;
  const { output } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return faultOf(output) ?? 'damaged';
}

/** The keys of a campaign's drafts that can't be read. They stay until somebody removes them. */
export function unreadableDrafts(campaign: string): string[] {
  const keys = draftKeys(campaign);
  const isOwn = (key: string) => keys.some((own) => key === own || key.startsWith(`${own}:`));
  return storedKeys().filter((key) => isOwn(key) && faultAt(key));
}

/** The keys of what this browser has stored; none if it refuses. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Whether it has edits, or texts that it shares do. A table alone doesn't count. */
export function hasDraft(campaign: string): boolean {
  const [mine, ours] = draftKeys(campaign).map((key) => stored(key)?.edits ?? []);
  const [first = [], second] = mine ?? [];
  const isOwn = ([path]: [string, ...unknown[]]) => isNew(campaign) || !isShared(path);
  return second !== undefined || first.some(isOwn) || (ours?.[0] ?? []).length > 0;
}

/** When a campaign's draft was stored, in milliseconds since 1970; 0 if there's none. */
export const storedAt = (campaign: string) => stored(draftKey(campaign))?.at ?? 0;

export interface ReadDraft extends Pick<ReadEdits, 'differences'> {
  draft: Draft;
  /** In milliseconds since 1970; 0 if there's no draft. */
  savedAt: number;
}

/** A campaign's draft. One of the site's has the shared texts as they were last edited for any. */
export function readDraft(exported: CampaignDocument, id = exported.audience.id): ReadDraft {
  const [mine, ours] = draftKeys(id).map(stored);
  const [own, shared] = [mine, ours].map((draft) => readEdits(exported, draft));
  const { table = '' } = mine ?? {};
  const edits = own?.edits ?? noEdits;
  // Each shared text is in both.
  const differences = [own, shared]
    .flatMap((read) => read?.differences ?? [])
    .map((difference) => [`${difference.label} ${difference.kind}`, difference] as const);
  return {
    draft: {
      now: isNew(id) ? edits : withLastShared(edits, shared?.edits.variants[0] ?? {}),
      table,
    },
    differences: Array.from(new Map(differences).values()),
    savedAt: Math.max(mine?.at ?? 0, ours?.at ?? 0),
  };
}

/** Edits with the current shared texts, except those that only the second variant has. */
function withLastShared(edits: Edits, shared: Variant): Edits {
  const was = variantAt(edits, 0);
  const update = (edited: Variant) =>
    merged(edited, shared, (path) => isShared(path) && edited[path] === was[path]);
  return { ...edits, variants: edits.variants.map(update) };
}

export function withSharedTexts(edits: Edits, shared: Edits): Edits {
  const update = (edited: Variant, index: number) =>
    merged(edited, variantAt(shared, index), isShared);
  return { ...edits, variants: edits.variants.map(update) };
}

/** Stores a campaign's draft, and the texts that it shares. Throws if the browser refuses. */
export function storeDraft(
  exported: CampaignDocument,
  { now, table }: Draft,
  at: number,
  id = exported.audience.id,
): void {
  const isEmpty = isUntouched(now) && table === '' && !isNew(id);
  const saved = saveEdits(exported, now);
  // Another tab may have renamed it.
  const name = stored(draftKey(id))?.name ?? saved.name;
  const whole = { ...saved, name, at, table };
  put(draftKey(id), isEmpty ? undefined : whole);
  if (isNew(id)) return;
  const shared = oneVariant(merged({}, variantAt(now, 0), isShared));
  const ours = isUntouched(shared) ? undefined : saveEdits(exported, shared);
  const was = stored(draftKey('shared'))?.edits;
  // What's the same isn't newer: the other campaigns haven't changed.
  if (!ours || JSON.stringify(was) !== JSON.stringify(ours.edits))
    put(draftKey('shared'), ours && { ...ours, at });
}

function put(key: string, value: unknown): void {
  const { localStorage } = window;
  const isKept = faultAt(key) !== undefined;
  if (value === undefined) {
    if (!isKept) localStorage.removeItem(key);
    return;
  }
  if (isKept) {
    localStorage.setItem(`${key}:${Date.now()}`, textAt(key));
    localStorage.removeItem(key);
  }
  localStorage.setItem(key, JSON.stringify(value));
}
