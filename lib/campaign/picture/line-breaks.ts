/** The width of a line made of the units from one index up to another. */
export type WidthOf = (from: number, to: number) => number;

/** Where each line ends if it takes as many units as there's room for, and at least one. */
export function fullLines(count: number, room: number, widthOf: WidthOf): number[] {
  const ends: number[] = [];
  let from = 0;
  for (let to = 1; to <= count; to += 1) {
    if (to < count && widthOf(from, to + 1) <= room) continue;
    ends.push(to);
    from = to;
  }
  return ends;
}

interface Break {
  lines: number;
  cost: number;
  /** Where the first of these lines ends. */
  end: number;
}

/**
 * Where each line ends if there are as few as possible, as equally long as possible: with the
 * smallest sum of squared widths, and of `penalty` for each line but the last. Every unit has to
 * fit in the room.
 *
 * Goes from the last unit to the first and remembers the best lines from each on, so that the work
 * grows with the number of units times the number in one line.
 */
export function balancedLines(
  count: number,
  room: number,
  widthOf: WidthOf,
  penalty: WidthOf,
): number[] {
  const best: Break[] = [];
  best[count] = { lines: 0, cost: 0, end: count };
  for (let from = count - 1; from >= 0; from -= 1) {
    let found: Break | undefined;
    for (let end = from + 1; end <= count; end += 1) {
      const width = widthOf(from, end);
      if (width > room) break;
      const rest = best[end];
      if (!rest) continue;
      const lines = rest.lines + 1;
      const cost = rest.cost + width ** 2 + (end < count ? penalty(from, end) : 0);
      if (!found || lines < found.lines || (lines === found.lines && cost < found.cost))
        found = { lines, cost, end };
    }
    if (found) best[from] = found;
  }
  const ends: number[] = [];
  for (let end = best[0]?.end; end !== undefined && end > (ends.at(-1) ?? 0); end = best[end]?.end)
    ends.push(end);
  return ends;
}
