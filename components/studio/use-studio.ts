import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { factsOf, resolve } from '@/lib/campaign/resolve';
import {
  applyEdits,
  cleanValue,
  faultOf,
  isUntouched,
  shownVariant,
  withEdit,
  type Edits,
} from '@/lib/studio/edits';
import { type Field, fieldsOf } from '@/lib/studio/fields';
import { newHistory, reduce } from '@/lib/studio/history';
import { type Start, readDraft, type ReadDraft } from './read-start';
import { draftKey, storedDraft } from '@/lib/studio/draft';
import { saveEdits } from '@/lib/studio/saved-edits';

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

/** A second version of the draft. Nothing is saved until the marketer chooses one. */
export interface Conflict {
  from: 'tab' | 'link';
  /** The other version: the one in storage. Undefined if the other tab has removed it. */
  other: ReadDraft | undefined;
}

/** Whether the draft is saved, and when it last was, in milliseconds since 1970. */
type Saving = { state: 'idle' | 'refused' } | { state: 'saved'; at: number };

/** A draft is saved once typing pauses for this long. */
const pauseMs = 400;

/**
 * Saves the edits in this browser as they change, one draft for each audience. If the stored draft
 * isn't the one that this tab knows, it isn't overwritten: `conflict` has it, and `settle` ends the
 * conflict in favor of this tab's edits.
 */
export function useDraft(exported: CampaignDocument, edits: Edits, start: Start) {
  const { id } = exported.audience;
  const known = useRef(start.stored);
  const [saving, setSaving] = useState<Saving>(
    start.savedAt ? { state: 'saved', at: start.savedAt } : { state: 'idle' },
  );
  const [conflict, setConflict] = useState<Conflict | undefined>(
    start.ownDraft && { from: 'link', other: start.ownDraft },
  );

  useEffect(() => {
    function onStorage({ key }: StorageEvent) {
      // Without a key, the whole storage was cleared.
      if (key !== draftKey(id) && key !== null) return;
      const stored = storedDraft(id);
      if (stored === known.current) return;
      setConflict({ from: 'tab', other: readDraft(exported, stored) });
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [exported, id]);

  // Leaving for another audience, or closing the editor, may come before the pause is over.
  const pending = useRef<() => void>(undefined);
  useEffect(() => () => pending.current?.(), []);

  useEffect(() => {
    pending.current = undefined;
    if (conflict) return undefined;
    function save() {
      pending.current = undefined;
      const stored = storedDraft(id);
      if (stored !== known.current) {
        setConflict({ from: 'tab', other: readDraft(exported, stored) });
        return;
      }
      const savedAt = Date.now();
      const draft = isUntouched(edits)
        ? undefined
        : { record: saveEdits(exported, edits), savedAt };
      if (draft && stored && sameRecord(stored, draft.record)) return;
      try {
        const text = draft && JSON.stringify(draft);
        if (text) window.localStorage.setItem(draftKey(id), text);
        else window.localStorage.removeItem(draftKey(id));
        known.current = text;
        setSaving(draft ? { state: 'saved', at: savedAt } : { state: 'idle' });
      } catch {
        setSaving({ state: 'refused' });
      }
    }
    pending.current = save;
    const timer = setTimeout(save, pauseMs);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [conflict, exported, id, edits]);

  /** Ends the conflict: from now on, this tab's edits are saved over the stored one. */
  function settle() {
    known.current = storedDraft(id);
    setConflict(undefined);
  }

  return { saving, conflict, settle };
}

function sameRecord(stored: string, record: unknown): boolean {
  return stored.startsWith(`{"record":${JSON.stringify(record)},`);
}
