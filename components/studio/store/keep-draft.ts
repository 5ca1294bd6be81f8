import type { StoreApi } from 'zustand/vanilla';
import { studio } from '@/content/words/studio';
import { readDraft, storedVersion, storeDraft } from '@/lib/studio/draft';
import { type Draft, reduce } from '@/lib/studio/history';
import type { Edits } from '@/lib/studio/edits';
import { forgetLink } from './link-actions';
import type { StudioState } from './state';

const { saving: words } = studio;

/** A draft is saved once typing pauses for this long. */
const pauseMs = 400;

/** The draft that somebody chose. Undo leads to the other one. */
const chosen = (draft: Draft, other: Edits, name: string) =>
  reduce({ ...draft, now: other }, { type: 'change', edits: draft.now, name });

/**
 * Saves the edits in this browser as they change, and follows what other tabs save. If this one has
 * edits of its own then, nothing is overwritten: the state is `conflict`, and `keepMine` or
 * `takeTheirs` ends that.
 */
export function draftKeeper({ getState, setState, subscribe }: StoreApi<StudioState>) {
  const { exported, campaign: id } = getState();
  /** What this tab has stored or read last. The draft is undefined once it isn't what's stored. */
  let known = { draft: getState().draft as Draft | undefined, version: storedVersion(id) };

  const setSaving = (state: StudioState['saving']['state'], at = getState().saving.at) =>
    setState({ saving: { state, at } });

  function isUnsaved(): boolean {
    const { draft } = getState();
    const parts = ['now', 'past', 'table', 'confirmed'] as const;
    return parts.some((part) => draft[part] !== known.draft?.[part]);
  }

  function save() {
    const { draft, saving, linked } = getState();
    if (saving.state === 'conflict' || !isUnsaved()) return;
    if (storedVersion(id) !== known.version) return setSaving('conflict');
    try {
      const at = Date.now();
      storeDraft(exported, draft, at, id);
      known = { draft, version: storedVersion(id) };
      setSaving('saved', at);
      // A link's edits stay in the address until they're saved.
      if (!linked) forgetLink();
    } catch {
      // Some of it may be stored.
      known = { ...known, version: storedVersion(id) };
      setSaving('refused');
    }
  }

  /** Shows what another tab has stored, unless this one has something that isn't stored yet. */
  function follow() {
    const { draft, savedAt } = readDraft(exported, id);
    if (isUnsaved() || savedAt === 0) return setSaving('conflict');
    known = { draft, version: storedVersion(id) };
    setState({ draft, settled: { edits: draft.now, table: draft.table } });
    setSaving('saved', savedAt);
  }

  return {
    keepMine() {
      const { now } = readDraft(exported, id).draft;
      known = { draft: undefined, version: storedVersion(id) };
      setState(({ draft }) => ({ draft: chosen(draft, now, words.mine) }));
      setSaving('saved');
      save();
    },
    takeTheirs() {
      const { draft: theirs } = readDraft(exported, id);
      const draft = chosen(theirs, getState().draft.now, words.theirs);
      // Stored when somebody leaves, so that a reload has the step back, too.
      known = { draft: undefined, version: storedVersion(id) };
      setState({ draft, settled: { edits: draft.now, table: draft.table } });
      setSaving('saved');
    },
    /** Saves from now on. Returns a function that saves once more, and stops. */
    keepDraft: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = subscribe(({ draft }, before) => {
        if (draft === before.draft) return;
        clearTimeout(timer);
        timer = setTimeout(save, pauseMs);
      });
      const listeners = {
        // The user may leave before the pause is over.
        pagehide: save,
        beforeunload(event: Event) {
          save();
          if (isUnsaved()) event.preventDefault();
        },
        storage() {
          if (storedVersion(id) !== known.version) follow();
        },
      };
      const events = new AbortController();
      for (const [type, listener] of Object.entries(listeners))
        window.addEventListener(type, listener, { signal: events.signal });
      return () => {
        unsubscribe();
        clearTimeout(timer);
        events.abort();
        save();
      };
    },
  };
}
