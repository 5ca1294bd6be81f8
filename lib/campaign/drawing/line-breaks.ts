import { unbreakable } from './unbroken';

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
export function balancedLines(count: number, room: number, widthOf: WidthOf, penalty: WidthOf) {
  const best: Break[] = [];
  best[count] = { lines: 0, cost: 0, end: count };
  for (let from = count - 1; from >= 0; from -= 1) {
    let bestBreak: Break | undefined;
    for (let end = from + 1; end <= count; end += 1) {
      const width = widthOf(from, end);
      if (width > room) break;
      const rest = best[end];
      if (!rest) continue;
      const lines = rest.lines + 1;
      const cost = rest.cost + width ** 2 + (end < count ? penalty(from, end) : 0);
      if (
        !bestBreak ||
        lines < bestBreak.lines ||
        (lines === bestBreak.lines && cost < bestBreak.cost)
      )
        bestBreak = { lines, cost, end };
    }
    if (bestBreak) best[from] = bestBreak;
  }
  const ends: number[] = [];
  for (let end = best[0]?.end; end !== undefined && end > (ends.at(-1) ?? 0); end = best[end]?.end)
    ends.push(end);
  return ends;
}

const softHyphen = '\u00ad';

/** A word of letters: no number, code or address is broken. */
const isWord = /^\p{P}*\p{L}[\p{L}\p{M}\u00ad'’-]*\p{P}*$/u;

/**
 * Units with those that are wider than the widest line in parts: at its spaces or, if it's one long
 * word, at its hyphens, or anywhere with a hyphen.
 * @param placesOf where each letter of a word starts and ends
 */
export function brokenUnits(
  units: string[],
  room: number,
  widthOf: WidthOf,
  placesOf: PlacesOf,
): string[] {
  const isTooWide = (index: number) => widthOf(index, index + 1) > room;
  if (!units.some((unit, index) => isTooWide(index) || unit.includes(softHyphen))) return units;
  return units.flatMap((unit, index) => {
    const words = isTooWide(index) ? unit.split(' ') : [];
    const parts = words.flatMap((word) =>
      isWord.test(word) ? partsOf(word, room, placesOf) : [word],
    );
    return (words.length > 0 ? parts : [unit]).map((part) => part.replaceAll(softHyphen, ''));
  });
}

type PlacesOf = (word: string) => { start: number; end: number }[];

/** Letters of a word on a line of their own. */
const fewest = 3;

const isHyphen = (letter = '') => /[-\u00ad]/.test(letter);

function partsOf(word: string, room: number, placesOf: PlacesOf): string[] {
  const [letters, places, [hyphen]] = [Array.from(word), placesOf(word), placesOf('-')];
  const lengthOf = (from: number, to: number) =>
    (places[to - 1]?.end ?? 0) - (places[from]?.start ?? 0);
  const most = room - (hyphen?.end ?? 0);
  const parts: string[] = [];
  let from = 0;
  while (lengthOf(from, letters.length) > room) {
    let end = 0;
    for (let to = from + fewest; to <= letters.length - fewest; to += 1) {
      if (lengthOf(from, to) > most) break;
      if (isHyphen(letters[to - 1]) || !isHyphen(letters[end - 1])) end = to;
    }
    if (end === 0) break;
    const part = letters.slice(from, end).join('');
    parts.push(letters[end - 1] === '-' ? part : `${part}-`);
    from = end;
  }
  return [...parts, letters.slice(from).join('')];
}

/** A number and what it counts: "212 kitchens". */
const alsoUnbroken = /((?<!\S)\d[\d,.]*[KM]? \p{L}\S*)/u;

/** A last word of up to this many characters would look lost on a line of its own. */
const shortWord = 6;

/** The parts of a text that a line may break between: words, and words that stay together. */
export function unitsOf(text: string): string[] {
  const units = text
    .split(unbreakable)
    .flatMap((part, index) => (index % 2 ? [part] : splitAt(part, alsoUnbroken)))
    .filter((part) => part !== '');
  const last = units.at(-1) ?? '';
  if (units.length < 3 || last.length > shortWord) return units;
  return [...units.slice(0, -2), units.slice(-2).join(' ')];
}

function splitAt(text: string, pattern: RegExp): string[] {
  return text.split(pattern).flatMap((part, index) => (index % 2 ? [part] : part.split(' ')));
}
