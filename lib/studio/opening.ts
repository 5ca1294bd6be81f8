import { draftKey, sharedKey } from './draft';

/** In milliseconds: a page that still responds this long after its first render isn't frozen. */
export const answersForMs = 3000;

/**
 * Marks that the studio is opening with an audience's draft, before any of it is rendered.
 * @returns whether it was marked already: the last start with this draft froze or crashed
 */
export function beginOpening(audience: string): boolean {
  try {
    const hasFrozen = window.localStorage.getItem(keyOf(audience)) !== null;
    window.localStorage.setItem(keyOf(audience), 'yes');
    return hasFrozen;
  } catch {
    return false;
  }
}

export function endOpening(audience: string): void {
  try {
    window.localStorage.removeItem(keyOf(audience));
  } catch {
    // Then it was never marked.
  }
}

/** Opens without an audience's draft from now on. It's kept in this browser under another name. */
export function setDraftAside(audience: string): void {
  const { localStorage } = window;
  for (const key of [draftKey(audience), sharedKey]) {
    const text = localStorage.getItem(key);
    if (text !== null) localStorage.setItem(`${key}:aside`, text);
    localStorage.removeItem(key);
  }
}

const keyOf = (audience: string) => `opening:${audience}`;
