// Where the box of a text opens: at its words.

/** In pixels: how far from the wall's edges words have to be before a box opens at them. */
const margin = 80;

/** Scrolls the wall until the words and their box are inside of it. */
export function bringIntoView(
  target: Element,
  area: HTMLElement,
  height: number,
  isAtBottom: boolean,
): void {
  const [rect, wall] = [rectOf(target), area.getBoundingClientRect()];
  const coveredHeight = isAtBottom ? height : 0;
  const room = Math.max(rect.top - wall.top, wall.bottom - rect.bottom);
  const hasRoom = isAtBottom || room > height + margin / 2;
  const isAbove =
    rect.top < wall.top + margin || rect.bottom > wall.bottom - coveredHeight - margin;
  const isBeside = rect.left < wall.left || rect.left + boxWidth > wall.right;
  area.scrollBy({
    top:
      isAbove || !hasRoom
        ? rect.top - wall.top - (isAtBottom ? (wall.height - coveredHeight) / 2 : margin)
        : 0,
    left: isBeside ? rect.left - wall.left - margin : 0,
    behavior: 'instant',
  });
}

/** In pixels, with its distance from the wall's edge. */
const boxWidth = 368;

/** In pixels: between a box and its words. A line more in the box leaves them in view. */
const gap = 32;

/** What the position of a box depends on: the wall's size, and how far it's scrolled. */
interface Area extends Pick<HTMLElement, 'clientHeight' | 'scrollLeft' | 'scrollTop'> {
  getBoundingClientRect: () => Pick<DOMRect, 'left' | 'top' | 'width'>;
}

/**
 * Where a box is, in pixels from the wall's edges: above words or below them, but always in view,
 * because words can be higher than the wall.
 * @param rect where the words are in the window
 * @param height of the box
 */
export function positionBeside(
  rect: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  area: Area,
  height: number,
) {
  const wall = area.getBoundingClientRect();
  const left = Math.max(8, Math.min(rect.left - wall.left, wall.width - boxWidth));
  const above = Math.min(rect.top - wall.top - gap, area.clientHeight - 8) - height;
  const below = Math.min(rect.bottom - wall.top + gap, area.clientHeight - height - 8);
  const top = Math.max(8, above > 0 ? above : below);
  return { left: left + area.scrollLeft, top: top + area.scrollTop };
}

/** Where a box is once its height has changed: where it was, or so much higher that it's in view. */
export function positionAfterGrowth(
  { left, top }: ReturnType<typeof positionBeside>,
  { clientHeight, scrollTop }: Pick<Area, 'clientHeight' | 'scrollTop'>,
  { before, height }: { before: number; height: number },
) {
  const overflow = top + height + 8 - (scrollTop + clientHeight);
  // At most by what it has grown: somebody may have scrolled it out of view.
  const rise = Math.min(overflow, height - before, top - scrollTop - 8);
  return { left, top: top - Math.max(0, rise) };
}

/** The element with a text's words on an artboard, which may be in the document of its frame. */
export function wordsIn(board: HTMLElement, path: string | undefined): Element | null | undefined {
  return findOn(board, `[data-field="${path}"]`);
}

/** The first words of a part of the campaign on an artboard, such as of a section. */
export const firstWordsOf = (board: HTMLElement, part: string) =>
  findOn(board, `[data-field^="${part}."]`);

function findOn(board: HTMLElement, selector: string) {
  const frame = board.querySelector('iframe');
  return board.querySelector(selector) ?? frame?.contentDocument?.querySelector(selector);
}

/** Where an element is in the window, also if it's in a frame that's scaled. */
export function rectOf(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  if (!frame || element.ownerDocument === document) return rect;
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / (frame.clientWidth || 1);
  return new DOMRect(
    outer.left + rect.left * scale,
    outer.top + rect.top * scale,
    rect.width * scale,
    rect.height * scale,
  );
}
