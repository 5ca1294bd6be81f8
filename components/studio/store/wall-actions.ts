import type { StoreApi } from 'zustand/vanilla';
import { storeEmailSetting } from '@/lib/studio/drafts/email-settings';
import { loadCampaign } from '@/lib/studio/drafts/campaign-data';
import { boxPath } from '@/lib/studio/text/places';
import { studio } from '@/content/words/studio/studio';
import type { Kind } from '../wall/artboard';
import type { pictureActions } from './picture-actions';
import { liveContent, textsOf } from './selectors';
import { isWide, type PanelName, type Selection, type StudioState } from './state';
import { type View, writeView } from './view';

export const sectionId = (kind: Kind) => `wall-${kind}`;

export function wallActions(
  { getState, setState }: StoreApi<StudioState>,
  { addImages }: Pick<ReturnType<typeof pictureActions>, 'addImages'>,
) {
  /** What had the focus before a text was chosen. */
  let opener: HTMLElement | undefined;
  /** The panel that it was in: a problem that's fixed is gone from its list. */
  let around: Element | null = null;
  /** Where the chosen text is, or was, among those of its artboard or of the column. */
  let position = 0;

  function textsAround({ board = '', path, isFromColumn }: Selection) {
    const paths = getState().texts.get(isFromColumn ? '' : board) ?? [];
    return { paths, index: paths.indexOf(path) };
  }

  function choose(selection: Selection) {
    position = textsAround(selection).index;
    setState(({ notice }) => ({
      selection,
      imageNote: undefined,
      // That message was about other words.
      notice: notice === studio.wall.fixed ? undefined : notice,
    }));
  }

  function select(selection: Selection) {
    const { activeElement } = globalThis.document;
    if (!getState().selection && activeElement instanceof HTMLElement) {
      opener = activeElement;
      around = opener.closest('section');
    }
    choose(selection);
    const { panels } = getState();
    // On a small screen, a panel covers the wall. What isn't on the wall is edited in the column.
    if (!isWide()) setState({ panels: selection.board ? [] : ['texts'] });
    else if (!selection.board && !panels.includes('texts'))
      setState({ panels: ['texts', ...panels] });
  }

  function close() {
    const { board, isFromColumn } = getState().selection ?? {};
    // With the Tab key, one may have moved on from the button that was pressed.
    const row = globalThis.document.querySelector<HTMLElement>('li > [aria-current=true]');
    const pressed = isFromColumn && row ? row : opener;
    setState({ selection: undefined });
    // On a small screen, the list that it was chosen from is closed.
    const focusTarget = pressed?.isConnected
      ? pressed
      : (around?.querySelector<HTMLElement>('h2[tabindex]') ??
        globalThis.document.querySelector<HTMLElement>(`[data-board="${board}"]`));
    focusTarget?.focus({ preventScroll: true });
    opener = undefined;
    around = null;
  }

  /** Opens a text on an artboard, or on the first one that shows it, or in the column. */
  function go(path: string, from: Omit<Selection, 'path'> = {}) {
    const exact = boxPath(liveContent(getState()).document, path);
    const boards = [...textsOf(getState())].filter(([, paths]) => paths.includes(exact));
    const [board] = boards.find(([id]) => id === from.board) ?? boards[0] ?? [];
    select({ ...from, path: exact, board });
  }

  async function loadOthers() {
    const { audiences, original, others } = getState();
    const missingAudiences = audiences.filter(({ id }) => id !== original.audience.id);
    if (others.documents.length === missingAudiences.length) return;
    setState({ others: { documents: [], hasFailed: false } });
    try {
      const loadedCampaigns = await Promise.all(missingAudiences.map(loadCampaign));
      for (const { images } of loadedCampaigns) addImages(images);
      const documents = loadedCampaigns.map(({ document }) => document);
      setState({ others: { documents, hasFailed: false } });
    } catch {
      setState({ others: { documents: [], hasFailed: true } });
    }
  }

  return {
    select,
    close,
    /** Scrolls to a part of the wall, from where the keyboard goes on. */
    jump(kind: Kind) {
      const section = globalThis.document.getElementById(sectionId(kind));
      setState({ selection: undefined });
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    },
    go,
    searchTexts: (search: string) => setState({ search }),
    say: (notice: string) => setState({ notice }),
    loadOthers,
    /**
     * Goes to the next text of the artboard, or of the column if one came from there. After the last
     * one, it closes the box.
     */
    move(step: 1 | -1) {
      const { selection } = getState();
      if (!selection) return;
      const { paths, index } = textsAround(selection);
      // If the text is gone, the next one has taken its place on the artboard.
      const at = index === -1 ? position - (step === 1 ? 1 : 0) : index;
      const path = paths[at + step];
      if (path === undefined) close();
      else if (selection.isFromColumn) go(path, { isFromColumn: true, isStep: true });
      else choose({ ...selection, path, isStep: true });
    },
    /** Keeps track of the texts that an artboard shows, or under '' the column. */
    report(board: string, paths: readonly string[]) {
      const { texts } = getState();
      if (texts.get(board)?.join() !== paths.join())
        setState({ texts: new Map(texts).set(board, paths) });
    },
    /** On a window that was wide, leaves open only what has no room beside the wall any more. */
    fitPanels() {
      const { panels, selection } = getState();
      if (isWide()) return;
      const isInColumn = selection !== undefined && !selection.board;
      const others = panels.filter((panel) => panel !== 'texts').slice(-1);
      setState({ panels: isInColumn ? ['texts'] : others });
    },
    toggle(panel: PanelName) {
      const { panels } = getState();
      if (panels.includes(panel))
        return setState({ panels: panels.filter((other) => other !== panel) });
      // Two at the right edge would leave the wall no room. On a small screen, each covers all of it.
      const isBeside = (other: PanelName) => isWide() && (panel === 'texts' || other === 'texts');
      // A panel covers the box of the text that's open.
      const selection = panel === 'texts' ? getState().selection : undefined;
      return setState({ panels: [...panels.filter(isBeside), panel], selection });
    },
    typeEmailImages(emailImages: string) {
      storeEmailSetting('images', emailImages);
      setState({ emailImages });
    },
    changeView(changes: Partial<View>) {
      const { newCampaign, view: was } = getState();
      const view = { ...was, ...changes };
      if (changes.service !== undefined) storeEmailSetting('service', changes.service);
      const { pathname, hash } = window.location;
      const address = pathname + writeView(view, newCampaign) + hash;
      window.history.replaceState(window.history.state, '', address);
      setState({ view });
    },
  };
}
