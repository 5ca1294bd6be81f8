/** The weights that pictures are set in. */
export type Weight = 600 | 800;

/** The measurements of a weight, in font units (`unitsPerEm`). */
interface WeightMetrics {
  /** The advance width of each character: the distance to where the next one starts. */
  advances: Record<string, number>;
  /** By first character, then by adjustment: the characters that are moved by it when they follow that first one. */
  kerning: Record<string, Record<string, string>>;
}

/** The measurements of the brand's typeface: `.local/brand/metrics.json`, written by scripts/brand.mjs. */
export interface Typeface {
  unitsPerEm: number;
  /** In font units (`unitsPerEm`): the height above and the depth below the baseline, both positive. */
  ascent: number;
  descent: number;
  weights: Record<Weight, WeightMetrics>;
}

/** The height of a line of text as a share of its size: from the highest ascender to the lowest descender. */
export function lineHeight({ ascent, descent, unitsPerEm }: Typeface): number {
  return (ascent + descent) / unitsPerEm;
}

/** Where each character of a line begins, and where the last one ends, as shares of the text's size. */
export function charactersAt(line: string, weight: Weight, typeface: Typeface): number[] {
  const { advances, kerning } = typeface.weights[weight];
  const ends = [0];
  let at = 0;
  let previous = '';
  for (const character of line) {
    const pull = Object.entries(kerning[previous] ?? {}).find(([, seconds]) =>
      seconds.includes(character),
    );
    at += Number(pull?.[0] ?? 0);
    ends[ends.length - 1] = at / typeface.unitsPerEm;
    at += advances[character] ?? typeface.unitsPerEm;
    ends.push(at / typeface.unitsPerEm);
    previous = character;
  }
  return ends;
}

/** How wide a line of text is, as a share of its size. */
export function textWidth(line: string, weight: Weight, typeface: Typeface): number {
  return charactersAt(line, weight, typeface).at(-1) ?? 0;
}

/** The characters of a text that the typeface lacks: a picture would have a gap for each of them. */
export function missingCharacters(text: string, weight: Weight, { weights }: Typeface): string[] {
  return [...new Set(text)].filter((character) => !(character in weights[weight].advances));
}
