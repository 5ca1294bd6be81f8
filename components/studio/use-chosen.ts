import { useDeferredValue, useMemo, useState } from 'react';
import type { studioDownload as words } from '@/content/words/studio-download';
import {
  type EditedCampaign,
  editedRow,
  editedVariant,
  editedVariants,
} from '@/lib/studio/downloads';
import { variantAt } from '@/lib/studio/edits';
import { readRows } from './rows-table';
import { useOthers } from './use-compared';
import type { StudioState } from './use-studio';

export type Which = keyof typeof words.whiches;

export type Chosen = ReturnType<typeof useChosen>;

/** Which campaigns a marketer downloads, with their edits as they are now. */
export function useChosen(studio: StudioState, audiences: readonly { id: string }[]) {
  const { exported } = studio;
  const [edits, table] = [useDeferredValue(studio.edits), useDeferredValue(studio.table)];
  const [chosen, choose] = useState<Which>('shown');

  const variants = useMemo(() => editedVariants(exported, edits), [exported, edits]);
  const shown = useMemo(() => editedVariant(exported, edits), [exported, edits]);
  const base = useMemo(() => ({ document: exported, edits: variantAt(edits) }), [exported, edits]);
  const result = useMemo(() => readRows(table, base), [table, base]);
  const offered = (['shown', 'variants', 'all', 'rows'] as const).filter(
    (each) =>
      ({ shown: true, variants: variants[1], all: audiences[1], rows: result.rows[0] })[each],
  );
  const which = offered.includes(chosen) ? chosen : 'shown';

  const { others, hasFailed } = useOthers(exported, edits, which === 'all', audiences);

  /** The variants of each audience, or the rows. Undefined while they aren't here. */
  const groups = useMemo((): EditedCampaign[][] | undefined => {
    if (which === 'shown') return [[shown]];
    if (which === 'variants') return [variants];
    if (which === 'rows') return [result.rows.map((row) => editedRow(base, row))];
    if (others.length < audiences.length - 1) return undefined;
    return audiences.map(({ id }) => {
      const other = others.find(({ document }) => document.audience.id === id);
      return other ? editedVariants(other.document, other.edits) : variants;
    });
  }, [which, variants, shown, result, base, others, audiences]);

  return { offered, which, choose, shown, groups, hasFailed, base, result };
}
