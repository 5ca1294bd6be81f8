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
  const { field, color, x, y, width, height, vertical = 'start' } = options;
  const measure = measurer(weight, typeface);
  const share = lineHeight(typeface);
  const missing = missingCharacters(text, weight, typeface);
  let size = Math.max(min, max);
  for (;;) {
    const lines = wrap(text, width / size, measure);
    const used = ((lines.length - 1) * leading + share) * size;
    const widest = Math.max(...lines.map(measure)) * size;
    const fits = widest <= width && used <= height;
    if (!fits && size > min) {
      size = Math.max(min, size - 1);
      continue;
    }
    return {
      field,
      lines: fits ? balanced(text, width / size, lines, measure) : lines,
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

/** The lines of a text, none wider than `room` (a share of the size) unless it's a single word. */
function wrap(text: string, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Wraps the text in the smallest width that doesn't need more lines, so that they're about equally long. */
function balanced(text: string, room: number, lines: string[], measure: Measure): string[] {
  let best = lines;
  for (let narrower = room * 0.98; ; narrower *= 0.98) {
    const next = wrap(text, narrower, measure);
    if (next.length !== lines.length || Math.max(...next.map(measure)) > narrower) return best;
    best = next;
  }
}
