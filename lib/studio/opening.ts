import { hasDraft } from './draft';
import { textAt } from './draft-key';

/** In milliseconds: a page that still responds this long after its first render isn't frozen. */
export const answersForMs = 3000;

/** Whether a tab is opening a draft of this campaign: this one, or one that froze or crashed. */
export const isOpening = (campaign: string) => hasDraft(campaign) && textAt(keyOf(campaign)) !== '';

/** Marks that a tab is opening a campaign's draft, before any of it is rendered. */
export function beginOpening(campaign: string): void {
  if (hasDraft(campaign)) tryToStore(keyOf(campaign), 'yes');
}

export const endOpening = (campaign: string) => tryToStore(keyOf(campaign));

const keyOf = (campaign: string) => `opening:${campaign}`;

/**
 * Stores a text, or with none, removes it. If the browser refuses, what was there stays. It isn't
 * where texts are read, because every template page loads that.
 */
export function tryToStore(key: string, text?: string): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // It's nothing that anybody would miss.
  }
}
