import type { StoreApi } from 'zustand/vanilla';
import { studio } from '@/content/words/studio/studio';
import { readDraft, storedText, storeDraft } from '@/lib/studio/drafts/draft';
import { type Draft, type History, reduce } from '@/lib/studio/drafts/history';
import { forgetLink } from './link-actions';
import type { StudioState } from './state';

const { saving: words, steps } = studio;

/** A draft is saved once typing pauses for this long. */
const pauseMs = 400;

/** Without a pause, it's saved this often: whoever types on loses little if the browser crashes. */
const longestMs = 3000;

/** A draft with what another tab has stored, as a step that can be undone. */
function withStored(draft: History, { edits: { variants }, table, nameColumn }: Draft): History {
  const shown = Math.min(draft.edits.shown, variants.length - 1);
  const isSame = JSON.stringify(variants) === JSON.stringify(draft.edits.variants);
  const edits = { variants, shown };
  const next = isSame ? draft : reduce(draft, { type: 'change', edits, name: steps.otherTab });
  return { ...next, table, nameColumn };
}

/**
 * Saves the edits in this browser as they change, and shows what other tabs save: the last edit
 * wins. Returns a function that saves once more, and stops.
 */
export function keepDraft({ getState, setState, subscribe }: StoreApi<StudioState>) {
  const { original, campaign: id } = getState();
  /** What this tab has stored or read last, and the stored text, which another tab may change. */
  let lastStored: { draft: Draft; text: string } = {
    draft: getState().draft,
    text: storedText(id),
  };

  function isUnsaved(): boolean {
    const { draft } = getState();
    const parts = ['edits', 'table', 'nameColumn'] as const;
    return parts.some((part) => draft[part] !== lastStored.draft[part]);
  }

  function save() {
    const { draft, review, saving, takenLink } = getState();
    if (!isUnsaved()) return;
    try {
      const at = Date.now();
      storeDraft(original, draft, { at, campaign: id });
      lastStored = { draft, text: storedText(id) };
      setState({ saving: { state: 'saved', at } });
      // A link's edits stay in the address until they're saved.
      if (!review) forgetLink(takenLink);
    } catch {
      setState({ saving: { ...saving, state: 'refused' } });
    }
  }

  /** Shows what another tab has stored, unless this one is about to store something newer. */
  function follow() {
    const text = storedText(id);
    if (text === lastStored.text || isUnsaved()) return;
    const { draft: storedDraft, savedAt: at } = readDraft(original, id);
    const before = getState().draft;
    const draft = withStored(before, storedDraft);
    lastStored = { draft, text };
    setState({ draft, settled: { edits: draft.edits, table: draft.table } });
    setState({ saving: { state: 'saved', at } });
    if (draft.edits !== before.edits || draft.table !== before.table)
      setState({ notice: words.otherTab });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By when the oldest change that isn't saved has to be. */
  let latest: number | undefined;

  function saveSoon() {
    const now = performance.now();
    latest ??= now + longestMs;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        latest = undefined;
        save();
      },
      Math.min(pauseMs, latest - now),
    );
  }

  const unsubscribe = subscribe(({ draft }, before) => {
    if (draft !== before.draft) saveSoon();
  });
  const listeners = {
    // The user may leave before the pause is over.
    pagehide: save,
    beforeunload(event: Event) {
      save();
      if (isUnsaved()) event.preventDefault();
    },
    storage: follow,
    // While the page was only kept for the Back button, it didn't hear of other tabs.
    pageshow: follow,
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
}
