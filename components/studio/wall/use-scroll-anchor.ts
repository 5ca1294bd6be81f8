import { useLayoutEffect, useRef } from 'react';

/** Keeps what's at the top of the wall there while another size of it changes every artboard's. */
export function useScrollAnchor(area: HTMLElement | null, size: string) {
  const anchor = useRef<{ board: Element; share: number }>(undefined);
  useLayoutEffect(() => {
    if (!area || !size) return undefined;
    const { clientWidth } = area;
    const above = (board: Element) =>
      area.getBoundingClientRect().top - board.getBoundingClientRect().top;
    const keep = () => {
      const { board, share = 0 } = anchor.current ?? {};
      if (board?.isConnected) area.scrollBy(0, share * board.clientHeight - above(board));
    };
    keep();
    // What isn't drawn above it gets its new height with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(keep));
    const note = () => {
      // The browser scrolls, too, before the artboards have their new size.
      if (area.clientWidth !== clientWidth) return;
      const boards = [...area.querySelectorAll('[data-board]')];
      const board = boards.find((candidate) => above(candidate) < candidate.clientHeight);
      if (board) anchor.current = { board, share: above(board) / board.clientHeight };
    };
    // Before the click that opens a panel, too: a page that has loaded since then moved the rest.
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    window.addEventListener('scroll', note, options);
    window.addEventListener('click', note, options);
    return () => events.abort();
  }, [area, size]);
}
