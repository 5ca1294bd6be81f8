import type { CampaignDocument } from '@/content/schema';
import { parseDraft, storedDraft } from '@/lib/studio/draft';
import { type Edits, noEdits } from '@/lib/studio/edits';
import { editsMark, fromFragment } from '@/lib/studio/link';
import { type Difference, readEdits } from '@/lib/studio/saved-edits';

/** A draft, and what in it no longer matches the exported campaign. */
export interface ReadDraft {
  edits: Edits;
  differences: Difference[];
  savedAt: number;
}

/** What the editor starts with. */
export interface Start {
  edits: Edits;
  differences: Difference[];
  /** Whether the edits came with a link. */
  isLinked: boolean;
  /** The address has edits that can't be read. */
  isUnreadable: boolean;
  /** The draft in this browser, as it's stored. */
  stored: string | undefined;
  /** When they were saved, if they're a draft. */
  savedAt?: number;
  /** That draft, if a link brought other edits. */
  ownDraft?: ReadDraft;
}

/** The edits in the address or, if there's none, the draft in this browser. */
export async function readStart(exported: CampaignDocument): Promise<Start> {
  const stored = storedDraft(exported.audience.id);
  const draft = readDraft(exported, stored);
  const { hash } = window.location;
  const rest = { stored, isUnreadable: false };
  if (hash.startsWith(editsMark)) {
    const linked = readEdits(exported, await fromFragment(hash));
    if (linked) {
      const isOther = draft && JSON.stringify(draft.edits) !== JSON.stringify(linked.edits);
      return { ...rest, ...linked, isLinked: true, ownDraft: isOther ? draft : undefined };
    }
    rest.isUnreadable = true;
  }
  return { ...rest, edits: noEdits, differences: [], ...draft, isLinked: false };
}

/** A draft as it's stored; undefined if there's none or it can't be read. */
export function readDraft(
  exported: CampaignDocument,
  stored: string | undefined,
): ReadDraft | undefined {
  const draft = stored === undefined ? undefined : parseDraft(stored);
  const read = draft && readEdits(exported, draft.record);
  return read && { ...read, savedAt: draft.savedAt };
}
