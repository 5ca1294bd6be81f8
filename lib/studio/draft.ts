/** An audience's draft as it's stored; undefined if there's none, or if the browser refuses. */
export function storedDraft(audience: string): string | undefined {
  try {
    return window.localStorage.getItem(draftKey(audience)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where an audience's draft is in the browser's storage. */
export function draftKey(audience: string): string {
  return `draft:${audience}`;
}
