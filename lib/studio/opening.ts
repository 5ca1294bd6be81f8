import { hasDraft } from './draft';

/** In milliseconds: a page that still responds this long after its first render isn't frozen. */
export const answersForMs = 3000;

/** Whether a tab is opening a draft of this campaign: this one, or one that froze or crashed. */
export function isOpening(campaign: string): boolean {
  try {
    return hasDraft(campaign) && window.localStorage.getItem(keyOf(campaign)) !== null;
  } catch {
    return false;
  }
}

/** Marks that a tab is opening a campaign's draft, before any of it is rendered. */
export function beginOpening(campaign: string): void {
  try {
    if (hasDraft(campaign)) window.localStorage.setItem(keyOf(campaign), 'yes');
  } catch {
    // Then the next start can't know.
  }
}

export function endOpening(campaign: string): void {
  try {
    window.localStorage.removeItem(keyOf(campaign));
  } catch {
    // Then it was never marked.
  }
}

const keyOf = (campaign: string) => `opening:${campaign}`;
