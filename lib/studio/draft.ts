import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { type Edits, isUntouched, noEdits, type Variant } from './edits';
import type { History } from './history';
import { type Difference, readEdits, saveEdits } from './saved-edits';

/** What a draft has besides its edits. */
export interface Draft extends Omit<History, 'typing'> {
  /** The table that variants are made from, as it was pasted; empty if there's none. */
  table: string;
}

export const noDraft: Draft = { past: [], now: noEdits, future: [], table: '' };

const variant = v.record(v.string(), v.string());
const steps = v.array(
  v.object({
    name: v.string(),
    edits: v.object({
      variants: v.union([v.tuple([variant]), v.tuple([variant, variant])]),
      shown: v.picklist([0, 1]),
    }),
  }),
);
const draftSchema = v.object({
  saved: v.unknown(),
  past: v.optional(steps, []),
  future: v.optional(steps, []),
  table: v.optional(v.string(), ''),
  savedAt: v.optional(v.number(), 0),
});

/** Where an audience's draft is in the browser's storage. */
export const draftKey = (audience: string) => `draft:${audience}`;

/** Where the texts are that all campaigns share, such as the promo code. They're edited once. */
export const sharedKey = 'draft:shared';

const isShared = (path: string) => !path.startsWith('audience.');

/** What's stored for an audience, to tell whether another tab has changed it. */
export function storedVersion(audience: string): string | undefined {
  try {
    return [draftKey(audience), sharedKey]
      .map((key) => window.localStorage.getItem(key) ?? '')
      .join('\n');
  } catch {
    return undefined;
  }
}

/** Whether an audience has a draft. */
export function hasDraft(audience: string): boolean {
  return /"edits":\[+"/.test(storedVersion(audience) ?? '');
}

export interface ReadDraft {
  draft: Draft;
  differences: Difference[];
  /** In milliseconds since 1970; 0 if there's no draft. */
  savedAt: number;
  /** There's a draft that can't be read. It stays in the browser under another name. */
  isUnreadable: boolean;
}

/** An audience's draft, with the shared texts as they were last edited for any audience. */
export function readDraft(exported: CampaignDocument): ReadDraft {
  const [own = '', shared = ''] = (storedVersion(exported.audience.id) ?? '').split('\n');
  const [mine, ours] = [parsed(exported, own), parsed(exported, shared)];
  const edits = withShared(mine?.edits ?? noEdits, ours?.edits ?? noEdits);
  const { past = [], future = [], table = '' } = mine ?? {};
  return {
    draft: { past, now: edits, future, table },
    differences: [...(mine?.differences ?? []), ...(ours?.differences ?? [])],
    savedAt: Math.max(mine?.savedAt ?? 0, ours?.savedAt ?? 0),
    isUnreadable: own !== '' && !mine,
  };
}

function parsed(exported: CampaignDocument, stored: string) {
  try {
    const { saved, ...rest } = v.parse(draftSchema, JSON.parse(stored));
    const read = readEdits(exported, saved);
    return read && { ...rest, ...read };
  } catch {
    return undefined;
  }
}

/** Edits with the shared texts of others in place of their own. */
export function withShared({ variants, shown }: Edits, shared: Edits): Edits {
  const merge = (own: Variant, index: number): Variant => ({
    ...only(own, (path) => !isShared(path)),
    ...only(shared.variants[index] ?? shared.variants[0], isShared),
  });
  const [first, second] = variants;
  return second
    ? { variants: [merge(first, 0), merge(second, 1)], shown }
    : { variants: [merge(first, 0)], shown };
}

const only = (own: Variant, test: (path: string) => boolean): Variant =>
  Object.fromEntries(Object.entries(own).filter(([path]) => test(path)));

/**
 * Stores a draft, and the shared texts for all audiences.
 * @throws {Error} if the browser refuses
 */
export function storeDraft(exported: CampaignDocument, draft: Draft, savedAt: number): void {
  const { now, past, future, table } = draft;
  const { id } = exported.audience;
  const part = (test: (path: string) => boolean): Edits => {
    const [first, second] = now.variants.map((each) => only(each, test));
    return {
      variants: second ? [first ?? {}, second] : [first ?? {}],
      shown: now.shown,
    };
  };
  const [own, shared] = [part((path) => !isShared(path)), part(isShared)];
  const hasOwn = !isUntouched(own) || past.length > 0 || future.length > 0 || table !== '';
  const saved = saveEdits(exported, own);
  put(draftKey(id), hasOwn ? { saved, past, future, table, savedAt } : undefined);
  const isEmpty = shared.variants.every((each) => Object.keys(each).length === 0);
  put(sharedKey, isEmpty ? undefined : { saved: saveEdits(exported, shared), savedAt });
}

function put(key: string, value: unknown): void {
  if (value === undefined) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, JSON.stringify(value));
}

/** Moves a draft that can't be read out of the way of the next one. */
export function setAside(audience: string): void {
  const stored = window.localStorage.getItem(draftKey(audience));
  if (stored) window.localStorage.setItem(`${draftKey(audience)}:unreadable`, stored);
}
