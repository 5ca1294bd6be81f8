import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { setAside } from './aside';
import { type Edits, isUntouched, merged, noEdits, type Variant, variantAt } from './edits';
import type { Draft } from './history';
import { type ReadEdits, readEdits, savedSchema, saveEdits, valuesOf } from './saved-edits';
import { readSteps, saveSteps, stepsSchema } from './saved-steps';

const draftSchema = v.object({
  saved: savedSchema,
  past: v.optional(stepsSchema, []),
  future: v.optional(stepsSchema, []),
  table: v.optional(v.string(), ''),
  confirmed: v.optional(v.array(v.string())),
  savedAt: v.optional(v.number(), 0),
});

const language = process.env.SITE_LOCALE ? `${process.env.SITE_LOCALE}:` : '';

/** Where an audience's draft is in the browser's storage. */
export const draftKey = (audience: string) => `draft:${language}${audience}`;

/** Where texts shared by all campaigns are stored: the first variant's, if there are two. */
export const sharedKey = draftKey('shared');

const isShared = (path: string) => !path.startsWith('audience.');

/** Where an audience's draft and the texts that it shares are. */
export const keysOf = (audience: string) => [draftKey(audience), sharedKey] as const;

/** What's stored for an audience, to tell whether another tab has changed it. */
export function storedVersion(audience: string): string {
  return keysOf(audience).map(textAt).join('\n');
}

/** Empty if nothing's stored, or if the browser refuses. */
function textAt(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What's stored under a key; undefined if that's nothing or can't be read. */
export function stored(key: string) {
  try {
    return v.parse(draftSchema, JSON.parse(textAt(key)));
  } catch {
    return undefined;
  }
}

function isUnreadable(key: string): boolean {
  return textAt(key) !== '' && !stored(key);
}

/** Whether an audience's campaign has edits of its own. A history or a table alone doesn't count. */
export function hasOwnDraft(audience: string): boolean {
  const [first = [], second] = stored(draftKey(audience))?.saved.edits ?? [];
  return second !== undefined || first.some(([path]) => !isShared(path));
}

/** Whether it has edits, or texts that all campaigns share do. */
export function hasDraft(audience: string): boolean {
  const [shared = []] = stored(sharedKey)?.saved.edits ?? [];
  return shared.length > 0 || hasOwnDraft(audience);
}

export interface ReadDraft extends Pick<ReadEdits, 'problems'> {
  draft: Draft;
  /** In milliseconds since 1970; 0 if there's no draft. */
  savedAt: number;
  /** There's a draft that can't be read. The next one doesn't replace it. */
  isUnreadable: boolean;
}

/** An audience's draft, with the shared texts as they were last edited for any audience. */
export function readDraft(exported: CampaignDocument): ReadDraft {
  const { id } = exported.audience;
  const [mine, ours] = keysOf(id).map(stored);
  const [kept, shared] = [mine, ours].map((draft) => readEdits(exported, draft?.saved));
  const { past = [], future = [], table = '', confirmed } = mine ?? {};
  const was = kept?.edits.variants[0] ?? {};
  const now = shared?.edits.variants[0] ?? {};
  const update = (edits: Edits): Edits => withShared(edits, was, now);
  const whole: Edits = mine
    ? { variants: mine.saved.edits.map(valuesOf), shown: mine.saved.shown }
    : noEdits;
  const updated = (all: Parameters<typeof readSteps>[1]) =>
    readSteps(whole, all).map(({ name, edits }) => ({ name, edits: update(edits) }));
  const problems = [...(kept?.problems ?? []), ...(shared?.problems ?? [])];
  return {
    draft: {
      past: updated(past),
      now: update(kept?.edits ?? noEdits),
      future: updated(future),
      table,
      ...(confirmed && { confirmed }),
    },
    // Each shared text is in both.
    problems: [
      ...new Map(
        problems.map((problem) => [`${problem.label} ${problem.sentence}`, problem]),
      ).values(),
    ],
    savedAt: Math.max(mine?.savedAt ?? 0, ours?.savedAt ?? 0),
    isUnreadable: keysOf(id).some(isUnreadable),
  };
}

/** Edits with the current shared texts, unless an older step has a different one. */
function withShared(edits: Edits, was: Variant, now: Variant): Edits {
  const update = (edited: Variant) =>
    merged(edited, now, (path) => isShared(path) && edited[path] === was[path]);
  return { ...edits, variants: edits.variants.map(update) };
}

/** Edits with their shared texts replaced by those of others. */
export function withSharedTexts(edits: Edits, shared: Edits): Edits {
  const update = (edited: Variant, index: number) =>
    merged(edited, variantAt(shared, index), isShared);
  return { ...edits, variants: edits.variants.map(update) };
}

/**
 * Stores a draft, and the shared texts for all audiences. If there's no room for all of its history,
 * the oldest steps go first. Throws if the browser refuses.
 */
export function storeDraft(exported: CampaignDocument, draft: Draft, savedAt: number): void {
  try {
    putDraft(exported, draft, savedAt);
  } catch (error) {
    const { past, future } = draft;
    if (past.length + future.length === 0) throw error;
    const [newer, sooner] = [past, future].map((steps) => steps.slice(Math.ceil(steps.length / 2)));
    storeDraft(exported, { ...draft, past: newer ?? [], future: sooner ?? [] }, savedAt);
  }
}

function putDraft(exported: CampaignDocument, draft: Draft, savedAt: number): void {
  const { now, table, confirmed = [] } = draft;
  const [past, future] = [saveSteps(now, draft.past), saveSteps(now, draft.future)];
  const isUnedited = isUntouched(now) && past.length === 0 && future.length === 0;
  const isEmpty = isUnedited && table === '' && confirmed.length === 0;
  const saved = saveEdits(exported, now);
  put(
    draftKey(exported.audience.id),
    isEmpty ? undefined : { saved, past, future, table, confirmed: draft.confirmed, savedAt },
  );
  const shared: Edits = { variants: [merged({}, variantAt(now, 0), isShared)], shown: 0 };
  put(sharedKey, isUntouched(shared) ? undefined : { saved: saveEdits(exported, shared), savedAt });
}

function put(key: string, value: unknown): void {
  // What can't be read is kept.
  if (isUnreadable(key)) setAside(key);
  if (value === undefined) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, JSON.stringify(value));
}
