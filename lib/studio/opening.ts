import { hasDraft } from './draft';

/** In milliseconds: a page that still responds this long after its first render isn't frozen. */
export const answersForMs = 3000;

/** Whether a tab is opening a draft of this audience: this one, or one that froze or crashed. */
export function isOpening(audience: string): boolean {
  try {
    return hasDraft(audience) && window.localStorage.getItem(keyOf(audience)) !== null;
  } catch {
    return false;
  }
}

/** Marks that a tab is opening an audience's draft, before any of it is rendered. */
export function beginOpening(audience: string): void {
  try {
    if (hasDraft(audience)) window.localStorage.setItem(keyOf(audience), 'yes');
  } catch {
    // Then the next start can't know.
  }
}

export function endOpening(audience: string): void {
  try {
    window.localStorage.removeItem(keyOf(audience));
  } catch {
    // Then it was never marked.
  }
}

const keyOf = (audience: string) => `opening:${audience}`;
