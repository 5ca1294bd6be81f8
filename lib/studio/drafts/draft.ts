import type { CampaignDocument } from '@/content/schema';
import { isShared } from '@/lib/campaign/document/paths';
import {
  type Edits,
  isUntouched,
  mergeVariants,
  noEdits,
  oneVariant,
  type Variant,
  variantAt,
} from '@/lib/campaign/edits/edits';
import { isNew } from '@/lib/campaign/edits/new-campaign';
import {
  type Fault,
  parseSavedText,
  type RestoredEdits,
  restoreEdits,
  type SavedEdits,
  saveEdits,
} from '@/lib/campaign/edits/saved-edits';
import { draftKey, readStored } from '@/lib/site/stored-drafts';
import type { Draft } from './history';

/** Where a campaign's own texts are stored, and those that it shares. */
export const draftKeys = (campaign: string) =>
  isNew(campaign) ? [draftKey(campaign)] : [draftKey(campaign), draftKey('shared')];

/** What's stored for a campaign, as it is: another tab has changed it if it's another text. */
export const storedText = (campaign: string): string =>
  draftKeys(campaign).map(readStored).join('\n');

/** What's saved under a key; undefined if that's nothing or can't be read. */
export const savedUnder = (key: string): SavedEdits | undefined =>
  parseSavedText(readStored(key)).saved;

/** Why what's stored under a key isn't read; undefined if it is, or if there's nothing. */
export function faultAt(key: string): Fault | undefined {
  const text = readStored(key);
  return text === '' ? undefined : parseSavedText(text).fault;
}

/** The keys of a campaign's drafts that can't be read. They stay until somebody removes them. */
export function unreadableDrafts(campaign: string): string[] {
  const keys = draftKeys(campaign);
  const isOfCampaign = (key: string) =>
    keys.some(
      (draftKeyOfCampaign) =>
        key === draftKeyOfCampaign || key.startsWith(`${draftKeyOfCampaign}:`),
    );
  return storedKeys().filter((key) => isOfCampaign(key) && faultAt(key));
}

/** The keys of what this browser has stored; none if it refuses. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** When a campaign's draft was stored, in milliseconds since 1970; 0 if there's none. */
export const storedAt = (campaign: string) => savedUnder(draftKey(campaign))?.at ?? 0;

export interface ReadDraft extends Pick<RestoredEdits, 'differences'> {
  draft: Draft;
  /** In milliseconds since 1970; 0 if there's no draft. */
  savedAt: number;
}

/** A campaign's draft. One of the site's has the shared texts as they were last edited for any. */
export function readDraft(original: CampaignDocument, id = original.audience.id): ReadDraft {
  const savedParts = draftKeys(id).map(savedUnder);
  const [own, shared] = savedParts.map(
    (savedEdits) => savedEdits && restoreEdits(original, savedEdits),
  );
  const edits = own?.edits ?? noEdits;
  // Each shared text is in both.
  const differences = [own, shared]
    .flatMap((restoredEdits) => restoredEdits?.differences ?? [])
    .map((difference) => [`${difference.label} ${difference.kind}`, difference] as const);
  return {
    draft: {
      edits: isNew(id) ? edits : withLastShared(edits, shared?.edits.variants[0] ?? {}),
      table: savedParts[0]?.table ?? '',
      nameColumn: savedParts[0]?.nameColumn,
    },
    differences: Array.from(new Map(differences).values()),
    savedAt: Math.max(...savedParts.map((savedEdits) => savedEdits?.at ?? 0)),
  };
}

/** Edits with the current shared texts, except those that only the second variant has. */
function withLastShared(edits: Edits, shared: Variant): Edits {
  const [before = {}] = edits.variants;
  const update = (ownVariant: Variant) =>
    mergeVariants(
      ownVariant,
      shared,
      (path) => isShared(path) && ownVariant[path] === before[path],
    );
  return { ...edits, variants: edits.variants.map(update) };
}

export function withSharedTexts(edits: Edits, shared: Edits): Edits {
  const update = (ownVariant: Variant, index: number) =>
    mergeVariants(ownVariant, variantAt(shared, index), isShared);
  return { ...edits, variants: edits.variants.map(update) };
}

/**
 * Stores a campaign's draft, and the texts that it shares.
 * @param at in milliseconds since 1970
 * @param campaign what it's stored under: by default, it's one of the site's
 * @throws {DOMException} if the browser refuses
 */
export function storeDraft(
  original: CampaignDocument,
  { edits, table, nameColumn }: Draft,
  { at, campaign: id = original.audience.id }: { at: number; campaign?: string },
): void {
  const isEmpty = isUntouched(edits) && table === '' && !isNew(id);
  const saved = saveEdits(original, edits);
  // Another tab may have renamed it.
  const { name = saved.name, address = saved.address } = savedUnder(draftKey(id)) ?? {};
  store(draftKey(id), isEmpty ? undefined : { ...saved, name, address, at, table, nameColumn });
  if (isNew(id)) return;
  const sharedEdits = oneVariant(mergeVariants({}, variantAt(edits, 0), isShared));
  const shared = isUntouched(sharedEdits) ? undefined : saveEdits(original, sharedEdits);
  const before = savedUnder(draftKey('shared'))?.edits;
  // What's the same isn't newer: the other campaigns haven't changed.
  if (!shared || JSON.stringify(before) !== JSON.stringify(shared.edits))
    store(draftKey('shared'), shared && { ...shared, at });
}

/** Stores what's saved under a key, or removes it. What can't be read there is kept beside it. */
function store(key: string, saved: SavedEdits | undefined): void {
  const { localStorage } = window;
  const isKept = faultAt(key) !== undefined;
  if (!saved) {
    if (!isKept) localStorage.removeItem(key);
    return;
  }
  if (isKept) {
    localStorage.setItem(`${key}:${Date.now()}`, readStored(key));
    localStorage.removeItem(key);
  }
  localStorage.setItem(key, JSON.stringify(saved));
}
