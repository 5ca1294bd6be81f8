// A text in an element that can be edited: plain words are text nodes, each token is one element
// that's passed and deleted as a whole, and a break at the end gives the last line its height.
import { graphemes } from '@/content/schema/graphemes';
import type { Piece } from '@/lib/studio/text/token-names';

/** Where a token has no words beside it: without this, Firefox couldn't put the caret there. */
const pad = '\u2060';

/** What a node stands for in the text as it's typed. */
export const typedOf = (node: Node): string =>
  node instanceof Text
    ? node.data.replaceAll(pad, '')
    : (tokenOf(node)?.dataset.typed ?? Array.from(node.childNodes, typedOf).join(''));

const tokenOf = (node: Node | null) =>
  node instanceof HTMLElement && node.dataset.typed !== undefined ? node : undefined;

/** Whether the browser itself can change what's in a range: it has plain words alone. */
export const isInWords = ({ startContainer: start, endContainer: end }: AbstractRange) =>
  start === end && start instanceof Text && !start.data.includes(pad);

/** What's selected in an element, also while the focus is elsewhere. */
export function rangeIn(root: Node): Range | undefined {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  return range && root.contains(range.commonAncestorContainer) ? range : undefined;
}

function offsetOf(root: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(node, offset);
  return typedOf(before.cloneContents()).length;
}

/** From where to where in the typed text a range is; at its end without one. */
export function offsetsOf(
  root: Node,
  range: AbstractRange | undefined = rangeIn(root),
): [from: number, to: number] {
  if (!range) return [typedOf(root).length, typedOf(root).length];
  const { startContainer, startOffset, endContainer, endOffset, collapsed } = range;
  const to = offsetOf(root, endContainer, endOffset);
  if (collapsed) return [to, to];
  const token = tokenOf(startContainer) ?? tokenOf(startContainer.parentNode);
  const from = offsetOf(root, startContainer, startOffset);
  return [token ? from - typedOf(token).length : from, to];
}

export function select(root: Node, from: number, to = from) {
  document.getSelection()?.setBaseAndExtent(...pointAt(root, from), ...pointAt(root, to));
}

interface SelectOptions {
  isPassed?: boolean;
  caret?: number;
}

/**
 * Selects a box's words once it has the focus, so that the first key replaces them.
 * @param isPassed whether the Tab key led to words that other campaigns have, too: nobody chose
 * those, so the first key only adds to them
 * @param caret where somebody just pasted words, which stay
 */
export function selectWords(
  root: HTMLElement,
  { isPassed = false, caret = isPassed ? typedOf(root).length : undefined }: SelectOptions,
) {
  if (caret !== undefined) select(root, caret);
  else document.getSelection()?.selectAllChildren(root);
}

function pointAt(root: Node, at: number): [Node, number] {
  let left = at;
  for (const [index, node] of Array.from(root.childNodes).entries()) {
    const { length } = typedOf(node);
    // It may be inside a token: the nearest place is after it.
    if (node instanceof Text && left <= length) return [node, Math.max(0, left)];
    if (left <= 0) return [root, index];
    left -= length;
  }
  return [root, root.childNodes.length];
}

const words = (text: string) => document.createTextNode(text);

/** Shows a text's pieces. If they're shown already, it touches nothing, and returns false. */
export function show(root: Element, pieces: readonly Piece[]): boolean {
  const nodes = pieces.flatMap((piece, index) => {
    if (piece.name === undefined) return words(piece.typed);
    const before = pieces[index - 1];
    const isFirst = !before || before.name !== undefined || before.typed.endsWith('\n');
    const isLast = index === pieces.length - 1;
    return [...(isFirst ? [words(pad)] : []), tokenNode(piece), ...(isLast ? [words(pad)] : [])];
  });
  const allNodes = [...nodes, document.createElement('br')];
  const isShown =
    allNodes.length === root.childNodes.length &&
    allNodes.every((node, index) => node.isEqualNode(root.childNodes[index] ?? null));
  if (!isShown) root.replaceChildren(...allNodes);
  return !isShown;
}

function tokenNode({ typed, text, name = '' }: Piece): Node {
  const node = document.createElement('span');
  node.contentEditable = 'false';
  node.dataset.typed = typed;
  node.title = name;
  node.setAttribute('role', 'img');
  node.setAttribute('aria-label', `${text}: ${name}`);
  node.className =
    'rounded-sm border border-line bg-background box-decoration-clone px-1 font-semibold';
  node.textContent = text;
  return node;
}

/** What's before a point in a text, or after it: a character as readers count them, or a token. */
export function nextTo(pieces: readonly Piece[], at: number, isForward: boolean) {
  let start = 0;
  for (const { typed, name } of pieces) {
    const end = start + typed.length;
    if (isForward ? at >= start && at < end : at > start && at <= end) {
      if (name !== undefined) return { from: start, to: end, isToken: true };
      const [before, rest] = [typed.slice(0, at - start), typed.slice(at - start)];
      return isForward
        ? { from: at, to: at + (graphemes(rest)[0]?.length ?? 0) }
        : { from: at - (graphemes(before).at(-1)?.length ?? 0), to: at };
    }
    start = end;
  }
  return { from: at, to: at };
}

/** Moves the caret, or the end of what's selected, over a token as over one letter, if one's there. */
export function stepOver(
  root: Node,
  pieces: readonly Piece[],
  isForward: boolean,
  isSelecting: boolean,
): boolean {
  const selection = document.getSelection();
  const range = rangeIn(root);
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !range || !anchorNode || !focusNode) return false;
  if (!range.collapsed && !isSelecting) return false;
  const at = offsetOf(root, focusNode, selection.focusOffset);
  const { from, to, isToken } = nextTo(pieces, at, isForward);
  if (!isToken) return false;
  const point = pointAt(root, isForward ? to : from);
  if (isSelecting) selection.extend(...point);
  else selection.collapse(...point);
  return true;
}

/** Scrolls a box to its caret, as a browser does for what it types itself. */
export function keepInSight(root: HTMLElement) {
  if (root.scrollHeight <= root.clientHeight) return;
  const caret = rangeIn(root)?.getClientRects()[0];
  const rootArea = root.getBoundingClientRect();
  if (!caret) root.scrollTop = root.scrollHeight;
  else if (caret.bottom > rootArea.bottom) root.scrollTop += caret.bottom - rootArea.bottom;
  else if (caret.top < rootArea.top) root.scrollTop -= rootArea.top - caret.top;
}
