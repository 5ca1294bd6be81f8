// Long, because a text's size, its lines and its place depend on each other.
import { balancedLines, brokenUnits, fullLines, unitsOf, type WidthOf } from './line-breaks';
import {
  charactersAt,
  lineHeight,
  missingCharacters,
  type Typeface,
  type Weight,
} from './typeface';
import type { Rect } from './rect';

/** A text as it's drawn: each line on its own, within the box. */
export interface TextBlock extends Rect {
  /** Where the text is in the content: `audience.ad.ads.primary.headline`. */
  path: string;
  lines: string[];
  /** In pixels. */
  size: number;
  /** From one line to the next, in pixels. */
  leading: number;
  /** From the top of the box to the baseline of the first line, in pixels. */
  baseline: number;
  /** Of all its lines together, in pixels. */
  length: number;
  weight: Weight;
  color: string;
  align: 'start' | 'center' | 'end';
  /** By how many pixels it's too wide and too high at its smallest size, if it is. */
  excess?: { width: number; height: number };
  /** The characters that the typeface lacks; undefined where it has them all. */
  missing?: string[];
}

export interface TextOptions extends Rect {
  path: string;
  text: string;
  /** In pixels: no larger than `max`, and no smaller than `min`. */
  max: number;
  min: number;
  /** In square pixels: the most that its lines may cover together. */
  maxArea?: number;
  color: string;
  weight?: Weight;
  align?: TextBlock['align'];
  /** From one line to the next, as a share of the size. */
  leading?: number;
  /** Whether a line may break between any two words: for a label that's stacked on purpose. */
  stacked?: boolean;
  /** Whether it's a name or a code, whose words are never broken with a hyphen. */
  isName?: boolean;
  /** Whether each sentence starts a line. */
  isBySentence?: boolean;
  mostLines?: number;
  /** Where the text goes in a box that it doesn't fill. */
  vertical?: TextBlock['align'];
}

/** Sets a text in a picture, no smaller than what's legible in it. */
export type Fit = (options: Omit<TextOptions, 'min'> & Partial<TextOptions>) => TextBlock;

/**
 * In pixels, on a phone that shows a picture as wide as its screen. Our own choice: platforms ask
 * for no size. Apple asks for 11 points in an app (developer.apple.com/design/
 * human-interface-guidelines/typography), but the small print of our pictures is also below them.
 */
const legible = 9;
export const phoneWidth = 375;

/** How many pixels of a picture `width` wide take up `pixels` on such a phone. */
export function onPhone(pixels: number, width: number): number {
  return Math.ceil((pixels * width) / phoneWidth);
}

/** The smallest type that can be read in a picture `width` wide, in pixels. */
export const leastIn = (width: number) => onPhone(legible, width);

export function fitIn(width: number, typeface: Typeface): Fit {
  const least = leastIn(width);
  return (options) => fitText(typeface, { ...options, min: Math.max(least, options.min ?? 0) });
}

/** More lines than these look crowded, or end with a word that broke off. */
const fewLines = 3;

/**
 * A text with each sentence on lines of its own, if that doesn't make it much smaller, and on few
 * lines, if it's nearly as large there.
 */
export function fitSentences(fit: Fit, options: Parameters<Fit>[0]): TextBlock {
  const plainFit = fit(options);
  // Films ask at each frame.
  const isBySentence = /[.!?]./.test(options.text);
  const sentenceFit = isBySentence ? fit({ ...options, isBySentence }) : plainFit;
  const block =
    sentenceFit.excess || sentenceFit.size < plainFit.size * 0.75 ? plainFit : sentenceFit;
  if (block.lines.length <= fewLines) return block;
  const fewer = fit({ ...options, isBySentence: block === sentenceFit, mostLines: fewLines });
  return fewer.excess || fewer.size < block.size * 0.9 ? block : fewer;
}

const offsets = { start: 0, center: 0.5, end: 1 };

/**
 * A text as large as its box allows, in lines of about the same length. If it doesn't fit at the
 * smallest size, it's set at that size, and `excess` says by how much it's too large. Each
 * character is measured once, however long the text: it may come from a shared link.
 */
export function fitText(typeface: Typeface, options: TextOptions): TextBlock {
  const { max, min, maxArea = Infinity, weight = 800, align = 'start', leading = 1 } = options;
  const { mostLines = Infinity } = options;
  const { path, color, x, y, width, height, vertical = 'start', stacked: isStacked } = options;
  const { unitsPerEm, ascent } = typeface;
  // They only say how to draw the character before them.
  const text = options.text.replaceAll(/\p{Variation_Selector}/gu, '');
  const pieces = isStacked ? text.split(' ') : unitsOf(text);
  const unbrokenLength = lengthsOf(pieces, weight, typeface);
  const placesOf = (letters: string) => charactersAt(letters, weight, typeface);
  const units = options.isName
    ? pieces
    : brokenUnits(pieces, (width * unitsPerEm) / min, unbrokenLength, placesOf);
  const lengthOf = units === pieces ? unbrokenLength : lengthsOf(units, weight, typeface);
  const isEnd = units.map((unit) => /[.!?]$/.test(unit));
  const isSplit = (from: number, to: number) =>
    options.isBySentence && isEnd.slice(from, to - 1).includes(true);
  const widthOf: WidthOf = (from, to) => (isSplit(from, to) ? Infinity : lengthOf(from, to));
  const missing = missingCharacters(units.join(''), weight, typeface);

  const setAt = (size: number) => {
    const room = (width * unitsPerEm) / size;
    const ends = fullLines(units.length, room, widthOf);
    const widths = ends.map((end, index) => widthOf(ends[index - 1] ?? 0, end));
    const widest = Math.max(...widths);
    const length = (widths.reduce((sum, line) => sum + line, 0) * size) / unitsPerEm;
    // At the smallest size, it may cover more.
    const covers = size > min && length * lineHeight(typeface) * size > maxArea;
    const usedHeight = ((ends.length - 1) * leading + lineHeight(typeface)) * size;
    const fits = !covers && widest <= room && usedHeight <= height && ends.length <= mostLines;
    return { size, room, ends, widest, length, used: usedHeight, fits };
  };
  // One pixel smaller at a time. A text that fits at one size also fits at all smaller ones.
  const sizeAt = (step: number) => Math.max(min, max - step);
  const last = Math.max(0, Math.ceil(max - min));
  const {
    size,
    room,
    ends,
    widest,
    length,
    used: usedHeight,
    fits,
  } = setAt(sizeAt(firstOf(last, (step) => setAt(sizeAt(step)).fits)));

  // A line shouldn't end with the first word of a sentence, if another break is nearly as good.
  const penalty: WidthOf = (from, to) => (to - from > 1 && isEnd[to - 2] ? (room / 2) ** 2 : 0);
  const lineEnds = fits ? balancedLines(units.length, room, widthOf, penalty) : ends;
  return {
    path,
    lines: lineEnds.map((end, index) => units.slice(lineEnds[index - 1] ?? 0, end).join(' ')),
    x,
    // Whole pixels: at a fraction, half a row of the text's pixels would be outside the box.
    // What's too high runs out at the bottom, so it leaves no less room for what's above it.
    y: Math.floor(y + Math.max(0, height - usedHeight) * offsets[vertical]),
    width,
    height: Math.ceil(usedHeight),
    size,
    leading: leading * size,
    baseline: (ascent / unitsPerEm) * size,
    length,
    weight,
    color,
    align,
    ...(!fits && {
      excess: {
        width: Math.max(0, Math.ceil((widest * size) / unitsPerEm - width)),
        height: Math.max(0, Math.ceil(usedHeight - height)),
      },
    }),
    ...(missing.length > 0 && { missing }),
  };
}

/** The first step from 0 on that passes, or the last step. Once one passes, so do all after it. */
function firstOf(last: number, passes: (step: number) => boolean): number {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function lengthsOf(units: readonly string[], weight: Weight, typeface: Typeface): WidthOf {
  const characters = charactersAt(units.join(' '), weight, typeface);
  let next = 0;
  const places = units.map((unit) => {
    const start = next;
    next += Array.from(unit).length + 1;
    return { start: characters[start]?.start ?? 0, end: characters[next - 2]?.end ?? 0 };
  });
  return (from, to) => (places[to - 1]?.end ?? 0) - (places[from]?.start ?? 0);
}
