import { lineHeight, type Weight, widthOf } from './typeface';

/** In pixels, from the picture's top left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text as it is drawn: each line on its own, within the box. */
export interface TextBlock extends Rect {
  lines: string[];
  /** In pixels. */
  size: number;
  /** From one line to the next, in pixels. */
  leading: number;
  weight: Weight;
  color: string;
  align: 'start' | 'center' | 'end';
}

interface Options extends Rect {
  text: string;
  /** In pixels: no larger, and not small enough to be unreadable. */
  max: number;
  min: number;
  color: string;
  weight?: Weight;
  align?: TextBlock['align'];
  /** From one line to the next, as a share of the size. */
  leading?: number;
  /** Where the text stands in a box that it does not fill. */
  vertical?: TextBlock['align'];
}

const offsets = { start: 0, center: 0.5, end: 1 };

/**
 * A text as large as its box allows, in lines of about one length. Throws where it does not fit at the smallest size:
 * a build stops rather than cut a word off.
 */
export function fitText({
  text,
  max,
  min,
  weight = 800,
  align = 'start',
  leading = 1,
  vertical = 'start',
  color,
  ...box
}: Options): TextBlock {
  for (let size = max; size >= min; size -= 1) {
    const room = box.width / size;
    const count = wrap(text, room, weight)?.length;
    const height = count && ((count - 1) * leading + lineHeight) * size;
    if (!height || height > box.height) continue;
    // Whole pixels: a box between two of them would leave half a row of its text outside.
    const y = Math.floor(box.y + (box.height - height) * offsets[vertical]);
    const lines = balanced(text, room, weight, count);
    return {
      ...box,
      y,
      height: Math.ceil(height),
      lines,
      size,
      leading: leading * size,
      weight,
      color,
      align,
    };
  }
  throw new Error(`"${text}" does not fit into ${box.width} by ${box.height} pixels at ${min}.`);
}

/** The lines of a text, none wider than `room` (a share of the size); nothing where a word alone is wider. */
function wrap(text: string, room: number, weight: Weight): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (widthOf(word, weight) > room) return undefined;
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, weight) <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, in the least width that takes them. */
function balanced(text: string, room: number, weight: Weight, count: number): string[] {
  let best = wrap(text, room, weight) ?? [];
  for (let narrower = room * 0.98; ; narrower *= 0.98) {
    const lines = wrap(text, narrower, weight);
    if (lines?.length !== count) return best;
    best = lines;
  }
}
