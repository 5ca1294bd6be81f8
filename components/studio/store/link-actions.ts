import type { StoreApi } from 'zustand/vanilla';
import { studio as words } from '@/content/words/studio';
import { messageOf } from '@/lib/site/message-of';
import { keepImage } from '@/lib/studio/add-image';
import type { Edits } from '@/lib/studio/edits';
import { imagesOf, noImages } from '@/lib/studio/images';
import { fromFragment } from '@/lib/studio/link';
import { readEdits } from '@/lib/studio/saved-edits';
import type { editActions } from './edit-actions';
import { hasEdits, type Linked, type StudioState } from './state';

/** Actions that open or close others' edits. */
export function linkActions(
  { getState, setState }: StoreApi<StudioState>,
  { load }: Pick<ReturnType<typeof editActions>, 'load'>,
) {
  function end() {
    const panels = getState().panels.filter((panel) => panel !== 'choose');
    setState({ linked: undefined, link: 'none', selection: undefined, panels });
    globalThis.document.querySelector('main')?.focus();
  }

  /** A file's images are kept in this browser once somebody takes its edits over. */
  async function keepImages(edits: Edits) {
    const { images = noImages } = getState().lettering;
    try {
      await Promise.all(
        imagesOf(edits)
          .flatMap((name) => images.get(name) ?? [])
          .map(keepImage),
      );
    } catch (error) {
      setState({ mended: messageOf(error) });
    }
  }

  return {
    /** Opens the edits in the page's address, if it has any. */
    async readLink() {
      const { hash } = window.location;
      if (hash === '') setState({ linked: undefined });
      if (!hasEdits()) return;
      const linked = readEdits(getState().exported, await fromFragment(hash));
      if (hash === window.location.hash) setState({ linked, link: linked ? 'none' : 'unreadable' });
    },
    openFile: (linked: Linked) => setState({ linked }),
    showLinked(shown: number) {
      const { linked } = getState();
      if (linked) setState({ linked: { ...linked, edits: { ...linked.edits, shown } } });
    },
    /** Adopts a link's edits, or those that were chosen from them. */
    take(edits: Edits) {
      load(() => edits, words.steps.load);
      end();
      void keepImages(edits);
    },
    leaveReview() {
      forgetLink();
      end();
    },
  };
}

/** Takes the edits out of the address, so that they don't come back on a reload. */
export function forgetLink() {
  const { history, location } = window;
  if (hasEdits()) history.replaceState(history.state, '', location.pathname + location.search);
}
