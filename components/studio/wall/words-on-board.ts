import { useLayoutEffect } from 'react';
import { studio } from '@/content/words/studio/studio';
import { useActions } from '../store';

/** Outlines the text that's being edited, and those that were changed, in an artboard. */
export function outlineWords(
  root: HTMLElement,
  selectedPath: string | undefined,
  changedPaths: ReadonlySet<string>,
): void {
  for (const words of root.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '' } = words.dataset;
    words.toggleAttribute('data-current', field === selectedPath);
    words.toggleAttribute('data-changed', changedPaths.has(field));
  }
}

/** Opens the text that's clicked on an artboard, and takes the image that's dropped on a picture. */
export function useWords(root: HTMLElement | null | undefined, board: string, isEdited: boolean) {
  const { say, select, takeFiles } = useActions();
  // Before the browser paints the words, so that no click on them is lost.
  useLayoutEffect(() => {
    if (!root) return undefined;
    // Without this, the browser would leave the page for a dropped file.
    function onEvent(event: MouseEvent | DragEvent) {
      event.preventDefault();
      if (!root) return;
      if (!isEdited) return event.type === 'click' ? say(studio.wall.compared) : undefined;
      outlineTarget(root, event);
      if (event.type.startsWith('drag')) return;
      const path = elementAt(event)?.closest<HTMLElement>('[data-field]')?.dataset.field;
      if (path) select({ board, path });
      else if (event.type === 'click' && hasWords(event)) say(studio.wall.fixed);
      if ('dataTransfer' in event) void takeFiles(path, [...(event.dataTransfer?.files ?? [])]);
    }
    const types = ['click', 'dragover', 'dragleave', 'drop'] as const;
    const events = new AbortController();
    for (const type of types) root.addEventListener(type, onEvent, { signal: events.signal });
    return () => events.abort();
  }, [root, board, isEdited, select, takeFiles, say]);
}

/** Outlines the picture that a dragged image would go into: nothing is hovered while one drags. */
function outlineTarget(root: HTMLElement, event: Pick<Event, 'type' | 'target'>): void {
  for (const target of root.querySelectorAll('[data-target]'))
    target.removeAttribute('data-target');
  const isDragging = event.type === 'dragover';
  // On the page, and not `:has()`: with that, each key press would style all previews again.
  root.ownerDocument.documentElement.toggleAttribute('data-dragging', isDragging);
  if (!isDragging) return;
  elementAt(event)?.closest('[data-drawing]')?.setAttribute('data-target', '');
}

// Not `instanceof`: a frame's elements aren't this window's.
const elementAt = ({ target }: Pick<Event, 'target'>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the target of an event
  target as Element | null;

/** Whether an event is on words, not just on the space around them. */
function hasWords(event: Pick<Event, 'target'>): boolean {
  const nodes = [...(elementAt(event)?.childNodes ?? [])];
  return nodes.some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
}
