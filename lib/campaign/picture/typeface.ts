import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';

/** The weights that pictures are set in. */
const weights = [600, 800] as const;

export type Weight = (typeof weights)[number];

const folder = path.join(process.cwd(), 'node_modules/@fontsource/archivo/files');

/** The site's typeface, as `next/og` takes it: it reads no .woff2. */
export const fonts = weights.map((weight) => ({
  name: 'Archivo',
  weight,
  style: 'normal' as const,
  data: readFileSync(path.join(folder, `archivo-latin-${weight}-normal.woff`)),
}));

const faces = new Map(fonts.map(({ weight, data }) => [weight, face(data)]));

function face(data: Buffer) {
  const font = create(data);
  if (font.isCollection) throw new Error('A typeface, not a collection of them, is expected.');
  return font;
}

function faceOf(weight: Weight) {
  const found = faces.get(weight);
  if (!found) throw new Error(`Archivo is not loaded in the weight ${weight}.`);
  return found;
}

/** The height of a line of text as a share of its size: from the highest ascender to the lowest descender. */
export const lineHeight = Math.max(
  ...weights.map((weight) => {
    const { ascent, descent, unitsPerEm } = faceOf(weight);
    return (ascent - descent) / unitsPerEm;
  }),
);

/** How wide a line of text is, as a share of its size. Kerning, which draws letters nearer, is left out. */
export function widthOf(text: string, weight: Weight): number {
  const font = faceOf(weight);
  const advances = font.glyphsForString(text).map(({ advanceWidth }) => advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
}

/** The characters of a text that the typeface does not have: a picture would show a box for each, or nothing. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) =>
    weights.some((weight) => !faceOf(weight).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}
