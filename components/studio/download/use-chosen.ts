import { useEffect, useMemo } from 'react';
import { studioDownload as words } from '@/content/words/studio/download';
import { editedRow, editedVariant, editedVariants } from '@/lib/studio/download/downloads';
import { areRowsRead, othersOf, rowBase, settledEdits, useActions, useStudio } from '../store';

/** Which campaigns somebody downloads: until they choose, the table's rows, or A and B. */
export function useChosen() {
  const original = useStudio((state) => state.original);
  const audiences = useStudio((state) => state.audiences);
  const { compare, scope: chosen } = useStudio(({ view }) => view);
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
  const wanted = chosen === 'open' ? open : chosen;
  const scope = isOffered[wanted] ? wanted : 'shown';
  const shown = useMemo(() => editedVariant(original, edits), [original, edits]);
  useEffect(() => {
    if (scope === 'all') void loadOthers();
  }, [scope, loadOthers]);

  // Only what's in the chosen scope: the rest may be read anew without changing the download.
  const readRows = scope === 'rows' && areRead ? rows : undefined;
  const loadedOthers =
    scope === 'all' && others.length >= audiences.length - 1 ? others : undefined;
  /** The variants of each audience, or the rows. Undefined while they aren't here. */
  const groups = useMemo(() => {
    if (scope === 'shown') return [[shown]];
    if (scope === 'variants') return [editedVariants(original, edits)];
    if (scope === 'rows') return readRows && [readRows.map((row) => editedRow(base, row))];
    return (
      loadedOthers &&
      audiences.map(({ id }) => {
        const other = loadedOthers.find(({ document }) => document.audience.id === id);
        return editedVariants(other?.document ?? original, other?.edits ?? edits);
      })
    );
  }, [scope, shown, original, edits, readRows, base, loadedOthers, audiences]);

  const notes = { shown: shown.name, variants: '', all: '', rows: rows.length };
  const offered = (['shown', 'variants', 'all', 'rows'] as const)
    .filter((name) => isOffered[name])
    .map((name) => [name, `${words.scopes[name]} ${notes[name]}`.trim()] as const);
  return { offered, scope, shown, groups, hasFailed };
}
