import { cleanLine } from '@/lib/campaign/clean-text';
import { commentLimits } from '@/lib/studio/comments';

const key = 'my-name';

/** The name that somebody typed last in this browser, to share or to answer with. */
export function readName(): string {
  try {
    return cleanLine(window.localStorage.getItem(key) ?? '').slice(0, commentLimits.name);
  } catch {
    return '';
  }
}

/** Keeps the name if the browser lets us. */
export function keepName(name: string): void {
  try {
    window.localStorage.setItem(key, name);
  } catch {
    // Then it's asked for again.
  }
}
