/** Outlines the text that's being edited, and those that were changed, in an artboard. */
export function markWords(
  root: HTMLElement,
  selected: string | undefined,
  changed: ReadonlySet<string>,
): void {
  for (const words of root.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '' } = words.dataset;
    words.toggleAttribute('data-current', field === selected);
    words.toggleAttribute('data-changed', changed.has(field));
  }
}

/** Outlines the picture that a dragged image would go into: nothing is hovered while one drags. */
export function markTarget(root: HTMLElement, event: Pick<Event, 'type' | 'target'>): void {
  for (const marked of root.querySelectorAll('[data-target]'))
    marked.removeAttribute('data-target');
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

/** The path of the text whose words an event is on. */
export function pathAt(event: Pick<Event, 'target'>): string | undefined {
  return elementAt(event)?.closest<HTMLElement>('[data-field]')?.dataset.field;
}

/** Whether an event is on words, not just on the space around them. */
export function hasWords(event: Pick<Event, 'target'>): boolean {
  const nodes = [...(elementAt(event)?.childNodes ?? [])];
  return nodes.some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
}
