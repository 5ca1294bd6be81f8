import { weakMapMemoize } from 'reselect';
import { graphemes } from '@/content/schema/graphemes';

export type Weight = 600 | 800;

/** The measurements of a weight, in font units (`unitsPerEm`). */
interface WeightMetrics {
  /** The advance width of each character: the distance to where the next one starts. */
  advances: Record<string, number>;
  /** By first character, then by adjustment: the characters that follow it with that. */
  kerning: Record<string, Record<string, string>>;
}

/** The typeface's measurements, from `.local/brand/metrics.json` (scripts/brand.ts). */
export interface Typeface {
  unitsPerEm: number;
  /** In font units: the height above and the depth below the baseline, both positive. */
  ascent: number;
  descent: number;
  weights: Record<Weight, WeightMetrics>;
}

/** A line's height as a share of its size: from the highest ascender to the lowest descender. */
export function lineHeight({ ascent, descent, unitsPerEm }: Typeface): number {
  return (ascent + descent) / unitsPerEm;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789');

/** How much smaller a page's drawing sets a typeface that's wider than most: 1 if it isn't. */
export function lettering({ unitsPerEm, weights }: Typeface): number {
  const { advances } = weights[800];
  const length = letters.reduce((sum, letter) => sum + (advances[letter] ?? unitsPerEm), 0);
  return Math.min(1, Math.floor((59 * unitsPerEm * letters.length) / length) / 100);
}

/** For each character, by how much those after it move. Built once, as it's looked up often. */
const kerningOf = weakMapMemoize(({ kerning }: WeightMetrics) => {
  const kerns = new Map<string, Map<string, number>>();
  for (const [left, adjustments] of Object.entries(kerning)) {
    const after = new Map<string, number>();
    for (const [adjustment, seconds] of Object.entries(adjustments))
      for (const second of seconds) after.set(second, Number(adjustment));
    kerns.set(left, after);
  }
  return kerns;
});

/** Where each character of a line begins and ends, in font units, with kerning. */
export function charactersAt(line: string, weight: Weight, typeface: Typeface) {
  const metrics = typeface.weights[weight];
  const kerning = kerningOf(metrics);
  const places: { start: number; end: number }[] = [];
  let end = 0;
  let shifts: Map<string, number> | undefined;
  for (const character of line) {
    const start = end + (shifts?.get(character) ?? 0);
    end = start + (metrics.advances[character] ?? typeface.unitsPerEm);
    shifts = kerning.get(character);
    places.push({ start, end });
  }
  return places;
}

/** The characters of a text that the typeface lacks: a picture would have gaps for them. */
export function missingCharacters(text: string, weight: Weight, { weights }: Typeface): string[] {
  const lacks = (characters: string) =>
    Array.from(characters).some((character) => !(character in weights[weight].advances));
  return lacks(text) ? [...new Set(graphemes(text))].filter(lacks) : [];
}
