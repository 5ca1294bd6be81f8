import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-file';
import type { CampaignDocument } from '@/content/schema';
import type { studioDownload as words } from '@/content/words/studio-download';
import { outputAddress } from '@/lib/campaign/output-address';
import { type CampaignData, campaignDataPath } from '@/lib/studio/campaign-data';
import {
  type EditedCampaign,
  editedRow,
  editedVariant,
  editedVariants,
} from '@/lib/studio/downloads';
import { readDraft } from '@/lib/studio/draft';
import { shownVariant } from '@/lib/studio/edits';
import { readRows } from './rows-table';
import type { StudioState } from './use-studio';

export type Which = keyof typeof words.whiches;

export type Chosen = ReturnType<typeof useChosen>;

/** Which campaigns a marketer downloads, with their edits as they are now. */
export function useChosen(studio: StudioState, audiences: readonly { id: string }[]) {
  const { exported } = studio;
  const { savedAt } = studio.saving;
  const [edits, table] = [useDeferredValue(studio.edits), useDeferredValue(studio.table)];
  const [chosen, choose] = useState<Which>('shown');
  const [all, setAll] = useState<readonly CampaignDocument[] | 'failed'>();

  const variants = useMemo(() => editedVariants(exported, edits), [exported, edits]);
  const shown = useMemo(
    () => variants[edits.shown] ?? editedVariant(exported, edits, 0),
    [variants, exported, edits],
  );
  const base = useMemo(
    () => ({ document: exported, edits: shownVariant(edits) }),
    [exported, edits],
  );
  const result = useMemo(() => readRows(table, base), [table, base]);
  const offered = (['shown', 'variants', 'all', 'rows'] as const).filter(
    (each) =>
      ({ shown: true, variants: variants[1], all: audiences[1], rows: result.rows[0] })[each],
  );
  const which = offered.includes(chosen) ? chosen : 'shown';

  useEffect(() => {
    if (which !== 'all') return;
    const loading = audiences.map(async ({ id }) => {
      const data = await fetchJson<CampaignData>(outputAddress({ id }, campaignDataPath));
      return data.document;
    });
    Promise.all(loading).then(setAll, () => setAll('failed'));
  }, [which, audiences]);

  /** The variants of each audience, or the rows. Undefined while they aren't here. */
  const groups = useMemo((): EditedCampaign[][] | undefined => {
    if (which === 'shown') return [[shown]];
    if (which === 'variants') return [variants];
    if (which === 'rows') return [result.rows.map((row) => editedRow(base, row))];
    if (typeof all !== 'object') return undefined;
    return all.map((each) =>
      each.audience.id === exported.audience.id
        ? variants
        : editedVariants(each, readDraft(each).draft.now),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- other campaigns' drafts have the saved texts
  }, [which, variants, shown, edits, result, base, all, exported, savedAt]);

  return { offered, which, choose, shown, groups, hasFailed: all === 'failed', base, result };
}
