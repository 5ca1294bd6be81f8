import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Campaign } from '@/content/schema';
import { applyEdits, faultOf, kept, withEdit } from '@/lib/studio/edits';
import type { Field } from '@/lib/studio/fields';
import { newHistory, reduce, shownEdits, variantNames, type Work } from '@/lib/studio/work';
import type { Start } from './read-start';
import { useDraft } from './use-draft';

/** A variant of the work as a campaign. If there are two, its links and files say which one it is. */
export function variantOf(
  exported: Campaign,
  fields: readonly Field[],
  { variants }: Work,
  index: 0 | 1,
): Campaign {
  const campaign = applyEdits(exported, fields, variants[index] ?? variants[0]);
  return variants.length === 1 ? campaign : { ...campaign, variant: variantNames[index] };
}

/** The state of the editor: the work and its history, the edited campaign, and the draft. */
export function useStudio(exported: Campaign, fields: readonly Field[], start: Start) {
  const [history, dispatch] = useReducer(reduce, start.work, newHistory);
  const { now: work, past, future } = history;
  const edits = shownEdits(work);
  const campaign = useMemo(
    () => variantOf(exported, fields, work, work.shown),
    [exported, fields, work],
  );
  const draft = useDraft(exported, fields, work, start);

  // The fields' callbacks never change, so that typing in one doesn't redraw the others.
  const latest = useRef({ campaign, edits });
  useEffect(() => {
    latest.current = { campaign, edits };
  });
  const edit = useCallback(
    (field: Field, typed: string) => {
      if (faultOf(field, typed) !== undefined) return;
      const value = kept(latest.current.campaign, field, typed);
      const next = withEdit(exported, latest.current.edits, field, value);
      dispatch({ type: 'edit', edits: next, path: field.path, at: Date.now() });
    },
    [exported],
  );
  const resetField = useCallback((field: Field) => {
    const { [field.path]: _, ...others } = latest.current.edits;
    dispatch({ type: 'edit', edits: others, path: `reset ${field.path}`, at: Date.now() });
  }, []);

  return {
    work,
    edits,
    campaign,
    edit,
    resetField,
    dispatch,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...draft,
  };
}
