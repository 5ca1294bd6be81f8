import type { SavedEdits } from './saved-edits';

/** An audience's draft as it's stored; undefined if there's none, or if the browser refuses. */
export function storedDraft(audience: string): string | undefined {
  try {
    return window.localStorage.getItem(draftKey(audience)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a draft, or removes the stored one if it’s undefined. Throws if the browser refuses.
 * @returns what’s stored now
 */
export function storeDraft(
  audience: string,
  draft: { record: SavedEdits; savedAt: number } | undefined,
): string | undefined {
  const stored = draft && JSON.stringify(draft);
  if (stored === undefined) window.localStorage.removeItem(draftKey(audience));
  else window.localStorage.setItem(draftKey(audience), stored);
  return stored;
}

/** Where an audience's draft is in the browser's storage. */
export function draftKey(audience: string): string {
  return `draft:${audience}`;
}
