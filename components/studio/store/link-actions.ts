import type { StoreApi } from 'zustand/vanilla';
import { saveFile } from '@/components/ui/save-file';
import { studio as words } from '@/content/words/studio/studio';
import { noEdits } from '@/lib/campaign/edits/edits';
import { fromFragment, toFragment } from '@/lib/campaign/edits/link';
import { writeEditsFile } from '@/lib/studio/drafts/edits-file';
import { parseSavedEdits, restoreEdits, type SavedEdits } from '@/lib/campaign/edits/saved-edits';
import type { editActions } from './edit-actions';
import { toShare } from './selectors';
import { hasEdits, type Review, type StudioState } from './state';
import { downloadSettings } from './view';

export function linkActions(
  { getState, setState }: StoreApi<StudioState>,
  actions: Pick<ReturnType<typeof editActions>, 'change' | 'load' | 'keepAllImages'>,
) {
  const { change, load, keepAllImages } = actions;

  const toReview = (savedEdits: SavedEdits): Review => ({
    at: savedEdits.at,
    name: savedEdits.name,
    ...restoreEdits(getState().original, savedEdits),
  });

  function end() {
    const panels = getState().panels.filter((panel) => panel !== 'replace');
    setState({ review: undefined, link: 'none', selection: undefined, panels });
    globalThis.document.querySelector('main')?.focus();
  }

  return {
    async readLink() {
      const { hash } = window.location;
      if (hash === '') setState({ review: undefined });
      if (!hasEdits()) return;
      const { saved: savedEdits, fault = 'none' } = parseSavedEdits(await fromFragment(hash));
      if (hash === window.location.hash)
        setState({ review: savedEdits && toReview(savedEdits), link: fault });
    },
    /** @param file its name */
    openFile: (savedEdits: SavedEdits, file: string) =>
      setState({ review: { ...toReview(savedEdits), file } }),
    /** Shows one of two variants: of a review, or of the user's edits. */
    showVariant(variantIndex: number) {
      const { review } = getState();
      if (!review) change({ type: 'show', shown: variantIndex });
      else setState({ review: { ...review, edits: { ...review.edits, shown: variantIndex } } });
    },
    /** Replaces the draft with all the reviewed edits. */
    take() {
      const { draft, review: { edits = noEdits } = {} } = getState();
      const isNew = JSON.stringify(edits) !== JSON.stringify(draft.edits);
      const takenLink = window.location.hash;
      setState({ takenLink });
      if (isNew) load(() => edits, words.steps.load);
      // A save would do this, but there's none here.
      else forgetLink(takenLink);
      end();
      keepAllImages();
    },
    leaveReview() {
      forgetLink(window.location.hash);
      end();
    },
    /** The page's address with the edits. */
    async linkToShare() {
      const url = new URL(window.location.href);
      // A reviewer sees the same part of the wall. What's downloaded is up to each person.
      for (const name of downloadSettings) url.searchParams.delete(name);
      url.hash = await toFragment(toShare(getState()));
      return url.href;
    },
    /** Saves the same as a file. Only that holds the edits' images. */
    async saveDraft(name: string) {
      const state = getState();
      const { original, images } = state;
      const file = await writeEditsFile(toShare(state), images);
      saveFile(file, `${original.slug ?? original.audience.id}-${name}`);
    },
  };
}

/**
 * Takes a link's edits out of the address, so a reload doesn't bring them back. If somebody has
 * pasted another link by now, that stays.
 */
export function forgetLink(hash?: string) {
  const { history, location } = window;
  if (hasEdits() && location.hash === hash)
    history.replaceState(history.state, '', location.pathname + location.search);
}
