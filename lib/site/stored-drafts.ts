import { isShared } from '@/lib/campaign/document/paths';
import type { SavedEdits } from '@/lib/campaign/edits/saved-edits';

// Every template page loads this, so it only imports types of what reads and checks drafts.

/**
 * Where a campaign's draft is in the browser's storage; `shared` has the texts shared by all
 * campaigns.
 */
export const draftKey = (campaign: string) => `draft:${campaign}`;

/** Empty if nothing's stored, or if the browser refuses. */
export function readStored(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether one of the site's campaigns has edits in this browser, or texts that it shares do. A table
 * alone doesn't count.
 */
export function hasDraft(campaign: string): boolean {
  const [own = [], second] = editedPaths(draftKey(campaign));
  const [shared = []] = editedPaths(draftKey('shared'));
  return second !== undefined || shared.length > 0 || own.some((path) => !isShared(path));
}

/** What's read of saved edits: each variant's entries begin with a path. */
interface Unchecked extends Record<keyof Pick<SavedEdits, 'edits'>, unknown> {
  edits: [path: unknown][][];
}

/** The paths that each variant of a draft changes. None if it can't be read, which the studio says. */
function editedPaths(key: string): string[][] {
  try {
    const { edits }: Unchecked = JSON.parse(readStored(key));
    return edits.map((entries) => entries.map(([path]) => String(path)));
  } catch {
    return [];
  }
}
