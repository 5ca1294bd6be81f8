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

/** The path of the text whose words an event is on. */
export function pathAt({ target }: Pick<Event, 'target'>): string | undefined {
  // Not `instanceof`: a frame's elements aren't this window's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the target of a click
  return (target as Element | null)?.closest<HTMLElement>('[data-field]')?.dataset.field;
}

/** Whether an event is on words, not just on the space around them. */
export function hasWords({ target }: Pick<Event, 'target'>): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the target of a click
  const nodes = [...((target as Element | null)?.childNodes ?? [])];
  return nodes.some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
}
