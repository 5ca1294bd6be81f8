import { createContext, use } from 'react';
import { subscribeWithSelector } from 'zustand/middleware';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { fetchLetters } from '@/lib/studio/drafts/campaign-data';
import { failureText } from '@/lib/studio/download/failure-text';
import { runInBackground } from '@/lib/studio/run-in-background';
import { type SharedStep, sharedStepsOf } from '@/lib/studio/drafts/shared-steps';
import { editActions } from './edit-actions';
import { keepDraft } from './keep-draft';
import { linkActions } from './link-actions';
import { pictureActions } from './picture-actions';
import { contentToCheck, tableToRead } from './selectors';
import { initialState, type Loaded, type StudioState, watchWidth } from './state';
import { wallActions } from './wall-actions';

/** The one state of the studio, and everything that changes it. */
type StudioStore = ReturnType<typeof createStudio>;

/** The changes for all campaigns that were made in the campaign that was open before. */
let sharedSteps: readonly SharedStep[] = [];

export function createStudio(loaded: Loaded) {
  const store = createStore(subscribeWithSelector(() => initialState(loaded, sharedSteps)));
  const edits = editActions(store);
  const pictures = pictureActions(store, edits);
  const wall = wallActions(store, pictures);
  const link = linkActions(store, edits);

  const onHashChange = () => void link.readLink();

  /** Begins something anew each time that a piece of the state changes. */
  function watch<Piece>(
    select: (state: StudioState) => Piece,
    begin: (piece: Piece) => () => void,
  ) {
    let stop: (() => void) | undefined;
    const restart = (piece: Piece) => {
      stop?.();
      stop = begin(piece);
    };
    const unsubscribe = store.subscribe(select, restart, { fireImmediately: true });
    return () => {
      unsubscribe();
      stop?.();
    };
  }

  /** Says that code hasn't come. The next change asks for it again. */
  function sayWhyNot(error: unknown): undefined {
    store.setState({ notice: failureText(error) });
  }

  async function loadLetters() {
    // A connection, or the browser's own cache, may fail once.
    const letters = await fetchLetters()
      .catch(fetchLetters)
      .catch(() => 'failed' as const);
    store.setState({ letters });
  }

  // On demand: the wall is there before anything is checked.
  const findAll = ({ document, variant, letters }: ReturnType<typeof contentToCheck>) =>
    runInBackground(
      async () => {
        if (typeof letters === 'string') return [];
        const finder = await import('@/lib/studio/text/find-problems').catch(sayWhyNot);
        return finder?.findProblems([{ document, typed: variant }], letters.typeface) ?? [];
      },
      (problems) => problems && store.setState({ problems }),
    );

  const findRows = (of: ReturnType<typeof tableToRead>) =>
    runInBackground(
      async () => {
        const reader = await import('@/lib/studio/rows/rows').catch(sayWhyNot);
        return reader?.readRows(of.table, of.base) ?? [];
      },
      (rows) => rows && store.setState({ rows: { ...rows, of } }),
    );

  return {
    store,
    /** The current state, for event handlers. */
    current: store.getState,
    ...edits,
    ...wall,
    ...pictures,
    ...link,
    dismissNotices: () => store.setState({ differences: [], notice: undefined }),
    /** Reads the address, saves and checks the draft. Call the result to stop. */
    start: () => {
      onHashChange();
      void loadLetters();
      window.addEventListener('hashchange', onHashChange);
      const ends = [
        keepDraft(store),
        watch(contentToCheck, findAll),
        watch(tableToRead, findRows),
        watchWidth(() => wall.fitPanels()),
      ];
      return () => {
        window.removeEventListener('hashchange', onHashChange);
        for (const end of ends) end();
        const { draft, newCampaign } = store.getState();
        if (!newCampaign) sharedSteps = sharedStepsOf(draft);
      };
    },
  };
}

export const StudioContext = createContext<StudioStore | undefined>(undefined);

/** What changes the studio. It's always the same, so nothing renders because of it. */
export const useActions = (): Omit<StudioStore, 'store' | 'start'> => useStudioStore();

/** A piece of the studio's state. The component renders when that piece changes. */
export function useStudio<Piece>(select: (state: StudioState) => Piece): Piece {
  return useStore(useStudioStore().store, select);
}

function useStudioStore(): StudioStore {
  const studio = use(StudioContext);
  if (!studio) throw new Error('This component has to be inside of the studio.');
  return studio;
}
