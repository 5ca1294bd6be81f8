import { unbroken } from '../unbroken';
import { lineHeight, missingCharacters, textWidth, type Typeface, type Weight } from './typeface';

/** In pixels, from the picture's top left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text as it's drawn: each line on its own, within the box. */
export interface TextBlock extends Rect {
  /** Where the text is in the content: `ad.ads.primary.headline`. */
  field: string;
  lines: string[];
  /** In pixels. */
  size: number;
  /** From one line to the next, in pixels. */
  leading: number;
  /** From the top of the box to the baseline of the first line, in pixels. */
  baseline: number;
  weight: Weight;
  color: string;
  align: 'start' | 'center' | 'end';
  /** By how much the text is too wide and too high even at its smallest size, in pixels. Undefined where it fits. */
  excess?: { width: number; height: number };
  /** The characters that the typeface lacks; undefined where it has them all. */
  missing?: string[];
}

export interface TextOptions extends Rect {
  field: string;
  text: string;
  /** In pixels: no larger than `max`; smaller than `min` it wouldn't be legible. */
  max: number;
  min: number;
  color: string;
  weight?: Weight;
  align?: TextBlock['align'];
  /** From one line to the next, as a share of the size. */
  leading?: number;
  /** Whether a line may break between any two words: for a label that's stacked on purpose. */
  stacked?: boolean;
  /** Where the text goes in a box that it doesn't fill. */
  vertical?: TextBlock['align'];
}

const offsets = { start: 0, center: 0.5, end: 1 };

/**
 * A text as large as its box allows, in lines of about the same length. If it doesn't fit at the smallest size, it's
 * set at that size, and `excess` says by how much it's too large.
 */
export function fitText(options: TextOptions, typeface: Typeface): TextBlock {
  const { text, max, min, weight = 800, align = 'start', leading = 1 } = options;
  const { field, color, x, y, width, height, vertical = 'start', stacked } = options;
  const units = stacked ? text.split(' ') : unitsOf(text);
  const measure = measurer(weight, typeface);
  const share = lineHeight(typeface);
  const missing = missingCharacters(text, weight, typeface);
  let size = Math.max(min, max);
  for (;;) {
    const lines = wrap(units, width / size, measure);
    const used = ((lines.length - 1) * leading + share) * size;
    const widest = Math.max(...lines.map(measure)) * size;
    const fits = widest <= width && used <= height;
    if (!fits && size > min) {
      size = Math.max(min, size - 1);
      continue;
    }
    return {
      field,
      lines: fits ? balanced(units, lines.length, width / size, measure) : lines,
      x,
      // Whole pixels: at a fraction, half a row of the text's pixels would be outside the box.
      y: Math.floor(y + (height - used) * offsets[vertical]),
      width,
      height: Math.ceil(used),
      size,
      leading: leading * size,
      baseline: (typeface.ascent / typeface.unitsPerEm) * size,
      weight,
      color,
      align,
      ...(!fits && {
        excess: {
          width: Math.max(0, Math.ceil(widest - width)),
          height: Math.max(0, Math.ceil(used - height)),
        },
      }),
      ...(missing.length > 0 && { missing }),
    };
  }
}

type Measure = (line: string) => number;

/** Measures lines and remembers the widths, because most lines come up again at the next size. */
function measurer(weight: Weight, typeface: Typeface): Measure {
  const widths = new Map<string, number>();
  return (line) => {
    const width = widths.get(line) ?? textWidth(line, weight, typeface);
    widths.set(line, width);
    return width;
  };
}

/** A number and what it counts: "212 kitchens". */
const alsoUnbroken = /((?<!\S)\d[\d,.]*[KM]? \p{L}\S*)/u;

/** A last word of up to this many characters would look lost on a line of its own. */
const shortWord = 6;

/** The parts of a text between which a line may break: words, and words that have to stay together. */
export function unitsOf(text: string): string[] {
  const units = text
    .split(unbroken)
    .flatMap((part, index) => (index % 2 ? [part] : splitAt(part, alsoUnbroken)))
    .filter((part) => part !== '');
  const last = units.at(-1) ?? '';
  if (units.length < 3 || last.length > shortWord) return units;
  return [...units.slice(0, -2), units.slice(-2).join(' ')];
}

function splitAt(text: string, pattern: RegExp): string[] {
  return text.split(pattern).flatMap((part, index) => (index % 2 ? [part] : part.split(' ')));
}

/** The lines of units, none wider than `room` (a share of the size) unless it's a single unit. */
function wrap(units: readonly string[], room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const unit of units) {
    const longer = `${lines.at(-1)} ${unit}`;
    if (lines.length > 0 && measure(longer) <= room) lines.splice(-1, 1, longer);
    else lines.push(unit);
  }
  return lines;
}

/**
 * The units in `count` lines that are as equally long as possible, none of them wider than `room`. A line doesn't end with
 * the first word of a sentence, if another break is nearly as good.
 */
function balanced(
  units: readonly string[],
  count: number,
  room: number,
  measure: Measure,
): string[] {
  let best: { lines: string[]; cost: number } = { lines: [], cost: Infinity };
  const line = (from: number, to: number) => units.slice(from, to).join(' ');
  const search = (from: number, lines: string[], cost: number) => {
    if (cost >= best.cost) return;
    if (lines.length === count - 1) {
      const rest = line(from, units.length);
      const total = cost + measure(rest) ** 2;
      if (measure(rest) <= room && total < best.cost)
        best = { lines: [...lines, rest], cost: total };
      return;
    }
    const others = count - lines.length - 1;
    for (let to = from + 1; to <= units.length - others; to += 1) {
      const next = line(from, to);
      const width = measure(next);
      if (width > room) break;
      const dangling = to - from > 1 && /[.!?]$/.test(units[to - 2] ?? '');
      search(to, [...lines, next], cost + width ** 2 + (dangling ? (room / 2) ** 2 : 0));
    }
  };
  search(0, [], 0);
  return best.lines;
}
