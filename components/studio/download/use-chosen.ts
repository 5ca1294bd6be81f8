import { useEffect, useMemo } from 'react';
import { studioDownload as words } from '@/content/words/studio/download';
import { editedRow, editedVariant, editedVariants } from '@/lib/studio/download/downloads';
import {
  areRowsRead,
  originalOf,
  othersOf,
  rowBase,
  settledEdits,
  useActions,
  useStudio,
} from '../store';

/** Which campaigns somebody downloads: until they choose, the table's rows, or A and B. */
export function useChosen() {
  const original = useStudio(originalOf);
  const audiences = useStudio((state) => state.audiences);
  const { compare, scope: chosenScope } = useStudio(({ view }) => view);
  const hasFailed = useStudio((state) => state.others.hasFailed);
  const others = useStudio(othersOf);
  const edits = useStudio(settledEdits);
  const base = useStudio(rowBase);
  const { rows } = useStudio((state) => state.rows);
  const areRead = useStudio(areRowsRead);
  const { loadOthers } = useActions();

  const isOffered = {
    shown: true,
    variants: edits.variants.length > 1,
    all: audiences.length > 1,
    rows: rows.length > 0,
  };
  const open = isOffered.rows ? 'rows' : compare ? 'variants' : 'shown';
  const requestedScope = chosenScope === 'open' ? open : chosenScope;
  const scope = isOffered[requestedScope] ? requestedScope : 'shown';
  const shownVariant = useMemo(() => editedVariant(original, edits), [original, edits]);
  useEffect(() => {
    if (scope === 'all') void loadOthers();
  }, [scope, loadOthers]);

  // Only what's in the chosen scope: the rest may be read anew without changing the download.
  const readRows = scope === 'rows' && areRead ? rows : undefined;
  const loadedOthers =
    scope === 'all' && others.length >= audiences.length - 1 ? others : undefined;
  /** The variants of each audience, or the rows. Undefined while they aren't here. */
  const groups = useMemo(() => {
    if (scope === 'shown') return [[shownVariant]];
    if (scope === 'variants') return [editedVariants(original, edits)];
    if (scope === 'rows') return readRows && [readRows.map((row) => editedRow(base, row))];
    return (
      loadedOthers &&
      audiences.map(({ id }) => {
        const otherCampaign = loadedOthers.find(({ document }) => document.audience.id === id);
        return editedVariants(otherCampaign?.document ?? original, otherCampaign?.edits ?? edits);
      })
    );
  }, [scope, shownVariant, original, edits, readRows, base, loadedOthers, audiences]);

  const notes = { shown: shownVariant.name, variants: '', all: '', rows: rows.length };
  const offeredScopes = (['shown', 'variants', 'all', 'rows'] as const)
    .filter((name) => isOffered[name])
    .map((name) => [name, `${words.scopes[name]} ${notes[name]}`.trim()] as const);
  return { offered: offeredScopes, scope, shown: shownVariant, groups, hasFailed };
}
