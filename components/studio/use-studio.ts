import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { studio as words } from '@/content/words/studio';
import { factsOf, resolvePreview } from '@/lib/campaign/resolve';
import { cleanLine, withoutBullet } from '@/lib/campaign/clean-text';
import { type ReadDraft, readDraft, storedVersion, storeDraft } from '@/lib/studio/draft';
import {
  applyEdits,
  type Edits,
  type Variant,
  variantAt,
  withEdit,
  withOrder,
  withParts,
} from '@/lib/studio/edits';
import { valueOf } from '@/lib/campaign/value-of';
import { cleanValue } from '@/lib/campaign/values';
import type { Field } from '@/lib/campaign/fields';
import { type Draft, reduce } from '@/lib/studio/history';
import { type Place, placeName, placePath, textAt } from '@/lib/studio/places';

const nothing: readonly string[] = [];

export type StudioState = ReturnType<typeof useStudio>;

/**
 * The state of the studio: the edits, their history, and the campaign with them. While somebody
 * else's edits are looked at, those are in it, and one's own are in `own`.
 */
export function useStudio(
  exported: CampaignDocument,
  start: ReadDraft,
  linked?: Edits,
  onSaved?: () => void,
) {
  const [history, dispatch] = useReducer(reduce, start.draft);
  const { now: own, past, future, table, confirmed = nothing } = history;
  const edits = linked ?? own;
  const variant = variantAt(edits);
  const document = useMemo(() => applyEdits(exported, edits), [exported, edits]);
  const campaign = useMemo(() => resolvePreview(document), [document]);
  const facts = useMemo(() => factsOf(document), [document]);

  function set(next: Variant, path: string, name: string) {
    if (next === variant) return;
    const all = { ...edits, variants: edits.variants.with(edits.shown, next) };
    dispatch({ type: 'change', edits: all, name, typing: { path, at: performance.now() } });
  }

  function put(place: Place, text: string, step = '') {
    const { field, index } = place;
    const lines = valueOf(document, field).split('\n');
    const value = index === undefined ? text : lines.with(index, text).join('\n');
    const next = withEdit(exported, variant, field, value);
    set(next, step + placePath(place), placeName(document, place));
  }

  return {
    exported,
    edits,
    own,
    variant,
    document,
    campaign,
    facts,
    dispatch,
    table,
    confirmed,
    confirm: (ids: readonly string[]) => dispatch({ type: 'confirm', confirmed: ids }),
    setTable: (next: string) => dispatch({ type: 'table', table: next }),
    past,
    future,
    saving: useDraft(
      exported,
      start,
      history,
      (draft) => dispatch({ type: 'restore', draft }),
      onSaved,
    ),
    /** Puts what was typed in a place, whether it can be used or not. */
    edit: (place: Place, typed: string) =>
      put(
        place,
        place.index === undefined
          ? cleanValue(place.field, typed)
          : cleanLine(withoutBullet(typed)),
      ),
    reset: (place: Place) => put(place, textAt(withParts(exported, variant), place), 'reset '),
    /** Puts a list's entries into another order; see `withOrder`. */
    rearrange: (field: Field, order: readonly number[]) => {
      const lines = valueOf(document, field).split('\n');
      const next =
        field.kind === 'part'
          ? withOrder(exported, variant, field.path, order)
          : withEdit(exported, variant, field, order.map((from) => lines[from] ?? '').join('\n'));
      set(next, `move ${field.path}`, `${words.steps.moved}, ${field.label}`);
    },
    leaveOut: (field: Field) => put({ field }, ''),
    bringBack: (field: Field) => put({ field }, valueOf(exported, field)),
    /** Takes over other edits in place of one's own, as a step with this name. */
    load: (next: Edits, name: string) => dispatch({ type: 'change', edits: next, name }),
  };
}

/** A draft is saved once typing pauses for this long. */
const pauseMs = 400;

/**
 * Saves the edits in this browser as they change. If another tab has changed the draft, nothing is
 * overwritten: `conflict` has what's stored, and `keep` or `take` ends the conflict.
 */
function useDraft(
  exported: CampaignDocument,
  start: ReadDraft,
  draft: Draft,
  restore: (draft: Draft) => void,
  onSaved?: () => void,
) {
  const { id } = exported.audience;
  const [savedAt, setSavedAt] = useState(start.savedAt);
  const [state, setState] = useState<'saved' | 'refused' | 'conflict'>('saved');
  const [version] = useState(() => storedVersion(id));
  /** What this tab has stored or read last. */
  const known = useRef({ draft, version });

  const { past, now, table, confirmed } = draft;
  const isUnsaved = useEffectEvent(() => {
    const last = known.current.draft;
    return (
      now !== last.now || past !== last.past || table !== last.table || confirmed !== last.confirmed
    );
  });
  const save = useEffectEvent(() => {
    if (state === 'conflict' || !isUnsaved()) return;
    if (storedVersion(id) !== known.current.version) return setState('conflict');
    try {
      const at = Date.now();
      storeDraft(exported, draft, at);
      known.current = { draft, version: storedVersion(id) };
      setSavedAt(at);
      setState('saved');
      onSaved?.();
    } catch {
      setState('refused');
    }
  });

  useEffect(() => {
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever one of them changes
  }, [past, now, table, confirmed, state]);
  useEffect(() => {
    const onStorage = () => {
      if (storedVersion(id) !== known.current.version) setState('conflict');
    };
    // The visitor may leave before the pause is over.
    const onLeave = () => save();
    const onBeforeLeave = (event: BeforeUnloadEvent) => {
      save();
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('beforeunload', onBeforeLeave);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('beforeunload', onBeforeLeave);
      window.removeEventListener('storage', onStorage);
      onLeave();
    };
  }, [id]);

  return {
    state,
    savedAt,
    keep: () => {
      known.current.version = storedVersion(id);
      setState('saved');
    },
    take: () => {
      const read = readDraft(exported);
      known.current = { draft: read.draft, version: storedVersion(id) };
      setState('saved');
      restore(read.draft);
    },
  };
}
