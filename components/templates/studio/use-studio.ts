import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { factsOf, resolve } from '@/lib/campaign/resolve';
import {
  applyEdits,
  cleanValue,
  faultOf,
  isUntouched,
  shownVariant,
  withEdit,
} from '@/lib/studio/edits';
import { type Field, fieldsOf } from '@/lib/studio/fields';
import { newHistory, reduce } from '@/lib/studio/history';
import type { Start } from './read-start';
import { useDraft } from './use-draft';

export type StudioState = ReturnType<typeof useStudio>;

/** The state of the editor: the edits and their history, the edited campaign, and the draft. */
export function useStudio(exported: CampaignDocument, start: Start) {
  const [history, dispatch] = useReducer(reduce, start.edits, newHistory);
  const { now: edits, past, future } = history;
  const variant = shownVariant(edits);
  const document = useMemo(() => applyEdits(exported, edits, edits.shown), [exported, edits]);
  const facts = useMemo(() => factsOf(document), [document]);
  const campaign = useMemo(() => resolve(document), [document]);
  const draft = useDraft(exported, edits, start);

  // The fields' callbacks never change, so that typing in one doesn't redraw the others.
  const latest = useRef({ facts, variant });
  useEffect(() => {
    latest.current = { facts, variant };
  });
  const edit = useCallback(
    (field: Field, typed: string) => {
      if (faultOf(field, typed, latest.current.facts) !== undefined) return;
      const next = withEdit(exported, latest.current.variant, field, cleanValue(field, typed));
      dispatch({ type: 'edit', variant: next, path: field.path, at: Date.now() });
    },
    [exported],
  );
  const resetField = useCallback((field: Field) => {
    const { [field.path]: _, ...others } = latest.current.variant;
    dispatch({ type: 'edit', variant: others, path: `reset ${field.path}`, at: Date.now() });
  }, []);

  return {
    exported,
    fields: fieldsOf(exported),
    edits,
    isEdited: !isUntouched(edits),
    variant,
    document,
    facts,
    campaign,
    edit,
    resetField,
    dispatch,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...draft,
  };
}
