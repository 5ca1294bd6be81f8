import type { Campaign } from '@/content/schema';
import { parseDraft, storedDraft } from '@/lib/studio/draft';
import type { Field } from '@/lib/studio/fields';
import { editsMark, fromFragment } from '@/lib/studio/link';
import { type Difference, fromRecord } from '@/lib/studio/record';
import { noWork, type Work } from '@/lib/studio/work';

/** Saved work, and what no longer matches the exported campaign. */
export interface Saved {
  work: Work;
  differences: Difference[];
  savedAt: number;
}

/** What the editor starts with. */
export interface Start {
  work: Work;
  differences: Difference[];
  /** Whether the work came with a link. */
  isLinked: boolean;
  /** The address has edits that can't be read. */
  isUnreadable: boolean;
  /** The draft in this browser, as it's stored. */
  stored: string | undefined;
  /** When the work was saved, if it's a draft. */
  savedAt?: number;
  /** That draft, if a link brought other work. */
  ownDraft?: Saved;
}

/** The work in the address or, if there's none, the draft in this browser. */
export async function readStart(exported: Campaign, fields: readonly Field[]): Promise<Start> {
  const stored = storedDraft(exported.audience.id);
  const draft = readSaved(exported, fields, stored);
  const { hash } = window.location;
  const rest = { stored, isUnreadable: false };
  if (hash.startsWith(editsMark)) {
    const linked = fromRecord(exported, fields, await fromFragment(hash));
    if (linked) {
      const isOther = draft && JSON.stringify(draft.work) !== JSON.stringify(linked.work);
      return { ...rest, ...linked, isLinked: true, ownDraft: isOther ? draft : undefined };
    }
    rest.isUnreadable = true;
  }
  return { ...rest, work: noWork, differences: [], ...draft, isLinked: false };
}

/** A draft as it's stored; undefined if there's none or it can't be read. */
export function readSaved(
  exported: Campaign,
  fields: readonly Field[],
  stored: string | undefined,
): Saved | undefined {
  const draft = stored === undefined ? undefined : parseDraft(stored);
  const read = draft && fromRecord(exported, fields, draft.record);
  return read && { ...read, savedAt: draft.savedAt };
}
