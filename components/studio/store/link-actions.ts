import type { StoreApi } from 'zustand/vanilla';
import { saveFile } from '@/components/ui/save-file';
import { studio as words } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { messageOf } from '@/lib/site/task';
import { keepImage } from '@/lib/studio/add-image';
import { type Comment, editsDigest, mergedComments } from '@/lib/studio/comments';
import { isShared } from '@/lib/studio/draft';
import { tryToStore } from '@/lib/studio/opening';
import type { Edits } from '@/lib/studio/edits';
import { imagesOf, noImages } from '@/lib/studio/images';
import { fromFragment, toFragment } from '@/lib/studio/link';
import { editsFile } from '@/lib/studio/packed-images';
import { readEdits } from '@/lib/studio/saved-edits';
import type { editActions } from './edit-actions';
import { commentsOf, editsOf, toShare, unseenPictures } from './selectors';
import { hasEdits, type Linked, nameKey, type StudioState } from './state';

type EditActions = Pick<ReturnType<typeof editActions>, 'change' | 'load' | 'keep' | 'announce'>;

export function linkActions(
  { getState, setState }: StoreApi<StudioState>,
  { change, load, keep, announce }: EditActions,
) {
  function end() {
    const panels = getState().panels.filter((panel) => panel !== 'choose' && panel !== 'answer');
    setState({ linked: undefined, link: 'none', selection: undefined, unsaid: {}, panels });
    globalThis.document.querySelector('main')?.focus();
  }

  /** A file's images are kept in this browser once somebody takes its edits over. */
  async function keepImages(edits: Edits) {
    const { images = noImages } = getState().lettering;
    try {
      const shown = imagesOf(edits).flatMap((name) => images.get(name) ?? []);
      await Promise.all(shown.map(keepImage));
    } catch (error) {
      setState({ mended: messageOf(error) });
    }
  }

  /** Sets what's said. In a review, that goes into the address, which a reload keeps. */
  function answer(comments: readonly Comment[]) {
    const { linked } = getState();
    if (!linked) return keep({ comments });
    setState({ linked: { ...linked, comments, isAnswered: true } });
    const now = getState();
    toFragment(toShare(now)).then(
      (fragment) => {
        if (getState().linked === now.linked) replaceHash(fragment);
      },
      // It's too much for a link. The buttons that copy or save it say so.
      () => {},
    );
  }

  /** Adds a comment, unless whoever says it has no name yet. */
  function add(said: Omit<Comment, 'by' | 'at'>): boolean {
    const { me: by } = getState();
    setState({ needsName: by === '' });
    if (by === '') return false;
    const { variants, shown } = editsOf(getState());
    const variant = variants.length === 2 && !isShared(said.path) ? shown : undefined;
    answer(mergedComments(commentsOf(getState()), [{ ...said, variant, by, at: Date.now() }]));
    announce(studioShare.comments[said.verdict ?? 'added']);
    return true;
  }

  return {
    async readLink() {
      const { hash } = window.location;
      if (hash === '') setState({ linked: undefined });
      if (!hasEdits()) return;
      const linked = readEdits(getState().exported, await fromFragment(hash));
      if (hash === window.location.hash) setState({ linked, link: linked ? 'none' : 'unreadable' });
    },
    openFile: (linked: Linked) => setState({ linked }),
    /** Shows one of two variants: of a review, or of the user's edits. */
    showVariant(shown: number) {
      const { linked } = getState();
      if (!linked) change({ type: 'show', shown });
      else setState({ linked: { ...linked, edits: { ...linked.edits, shown } } });
    },
    /** Adopts a link's edits, or those that were chosen from them, and what's said about them. */
    take(edits: Edits) {
      const { draft, linked } = getState();
      setState({ isKept: false });
      const isNew = JSON.stringify(edits) !== JSON.stringify(draft.now);
      if (isNew) load(() => edits, words.steps.load);
      if (linked && linked.comments.length > 0) {
        keep({ comments: mergedComments(draft.comments ?? [], linked.comments) });
        setState(({ panels }) => ({ panels: ['texts', ...panels.filter((it) => it !== 'texts')] }));
      } else if (!isNew) {
        // There's nothing to save, which would do this.
        forgetLink();
      }
      end();
      void keepImages(edits);
    },
    leaveReview() {
      forgetLink(getState().linked?.isAnswered);
      end();
    },
    setMe(me: string) {
      tryToStore(nameKey, me);
      setState({ me, needsName: false });
    },
    /** The page's address with the edits that are shown, and what's said about them. */
    async linkToShare() {
      const url = new URL(window.location.href);
      url.hash = await toFragment(toShare(getState()));
      return url.href;
    },
    /** Saves the same as a file. Only that holds the edits' images. */
    async saveToShare(name: string) {
      const state = getState();
      const { exported, lettering } = state;
      const file = await editsFile(exported.audience.id, toShare(state), lettering.images);
      saveFile(file, `${exported.copy ?? exported.audience.id}-${name}`);
    },
    typeComment: (path: string, text: string) =>
      setState(({ unsaid }) => ({ unsaid: { ...unsaid, [path]: text } })),
    /** Says something about a text, or with a path of `''`, about all of them. */
    comment(said: Pick<Comment, 'path' | 'text'>) {
      if (add(said)) setState(({ unsaid }) => ({ unsaid: { ...unsaid, [said.path]: '' } }));
    },
    /** Approves the edits or asks for changes, and says which pictures the reviewer doesn't see. */
    decide(verdict: Comment['verdict']) {
      const { linked } = getState();
      const unseen = unseenPictures(getState());
      const text = unseen && studioShare.answer.unseen.replace('#', () => unseen);
      if (linked) add({ path: '', text, verdict, of: editsDigest(linked.edits) });
    },
    withdraw: (comment: Comment) =>
      answer(commentsOf(getState()).filter((other) => other !== comment)),
    setDone(comment: Comment, done: boolean) {
      const changed = { ...comment, done };
      const all = commentsOf(getState());
      answer(all.map((other) => (other === comment ? changed : other)));
    },
  };
}

function replaceHash(hash: string, isStep = false) {
  const { history, location } = window;
  const address = location.pathname + location.search + hash;
  if (isStep) history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
}

/** Takes the edits out of the address, so a reload doesn't bring them back. An answer: Back does. */
export function forgetLink(isAnswered = false) {
  if (hasEdits()) replaceHash('', isAnswered);
}
