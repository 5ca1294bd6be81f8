import { fetchFile } from '@/components/ui/fetch-file';
import type { Campaign, CampaignDocument } from '@/content/schema';
import { outputAddress } from '@/lib/campaign/output-address';
import { resolve } from '@/lib/campaign/resolve';
import { type CampaignData, campaignDataPath } from '@/lib/studio/campaign-data';
import { storedDraft } from '@/lib/studio/draft';
import { applyEdits, noEdits } from '@/lib/studio/edits';
import { editsMark, fromFragment } from '@/lib/studio/link';
import { readEdits } from '@/lib/studio/saved-edits';

type Read = NonNullable<ReturnType<typeof readEdits>>;

/** A draft, and what in it no longer matches the exported campaign. */
export interface ReadDraft extends Read {
  savedAt: number;
}

/** What the editor starts with. */
export interface Start extends Read {
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
  try {
    const { record, savedAt } = Object(JSON.parse(stored ?? ''));
    const read = readEdits(exported, record);
    return read && { ...read, savedAt: Number(savedAt) || 0 };
  } catch {
    return undefined;
  }
}

/** An audience's campaign with the draft that's saved in this browser. */
export async function draftedCampaign({ id }: { id: string }): Promise<Campaign> {
  const file = await fetchFile(outputAddress({ id }, campaignDataPath));
  const { document }: CampaignData = JSON.parse(await file.text());
  const { edits } = readDraft(document, storedDraft(id)) ?? { edits: noEdits };
  return resolve(applyEdits(document, edits, edits.shown));
}
