import { useEffect, useMemo, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-file';
import type { CampaignDocument } from '@/content/schema';
import { studio as words } from '@/content/words/studio';
import { resolvePreview } from '@/lib/campaign/resolve';
import { type CampaignData, campaignDataAddress } from '@/lib/studio/campaign-data';
import { readDraft, withSharedTexts } from '@/lib/studio/draft';
import { applyEdits, type Edits } from '@/lib/studio/edits';
import { artboardsOf, type Tools, versionOf } from './artboards';
import { usePaused } from './use-paused';
import type { StudioState } from './use-studio';
import type { View } from './use-view';
import type { WallCampaign } from './wall';

const letters: readonly string[] = words.variants.names;

/** The campaigns on the wall: the edited one, and what it's compared with. */
export function useCompared(
  { exported, edits }: StudioState,
  edited: WallCampaign,
  tools: Tools,
  compare: View['compare'],
  audiences: readonly { id: string }[],
) {
  const late = usePaused(edits);
  const all = useOthers(exported, late, compare === 'audiences', audiences);
  const others = useMemo((): WallCampaign[] => {
    const show = (name: string, document: CampaignDocument): WallCampaign => {
      const campaign = resolvePreview(document);
      const version = versionOf(document, campaign, tools);
      return { name, isEdited: false, boards: artboardsOf(campaign), live: version, late: version };
    };
    if (compare === 'variants' && late.variants.length === 2) {
      const index = late.shown === 0 ? 1 : 0;
      return [show(letters[index] ?? '', applyEdits(exported, late, index))];
    }
    return all.others.map(({ document, edits: own }) =>
      show(document.audience.name, applyEdits(document, own)),
    );
  }, [exported, late, tools, compare, all.others]);
  const isVariants = compare === 'variants' && others.length > 0;
  const first = isVariants ? { ...edited, name: letters[edits.shown] ?? '' } : edited;
  return {
    campaigns: isVariants && edits.shown === 1 ? [...others, first] : [first, ...others],
    hasFailed: all.hasFailed,
  };
}

const none: readonly CampaignDocument[] = [];

/** The other audiences' campaigns, with their own drafts. The texts they share are edited here. */
export function useOthers(
  { audience }: CampaignDocument,
  edits: Edits,
  isOn: boolean,
  audiences: readonly { id: string }[],
) {
  const [documents, setDocuments] = useState(none);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isCurrent = true;
    const files = audiences
      .filter(({ id }) => id !== audience.id)
      .map((other) => fetchJson<CampaignData>(campaignDataAddress(other)));
    Promise.all(files).then(
      (loaded) => isCurrent && setDocuments(loaded.map(({ document }) => document)),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
      setHasFailed(false);
    };
  }, [audience, audiences, isOn]);
  const others = useMemo(
    () =>
      (isOn ? documents : none).map((document) => ({
        document,
        edits: withSharedTexts(readDraft(document).draft.now, edits),
      })),
    [documents, isOn, edits],
  );
  return { others, hasFailed };
}
