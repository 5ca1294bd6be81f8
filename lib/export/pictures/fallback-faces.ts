import * as hb from 'harfbuzzjs';

const codeOfX = 'x'.codePointAt(0) ?? 0;

/** Each letter as often as English has it; next/font measures its fallbacks with the same text. */
const sample = Array.from('aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ');

/**
 * What devices show until the typeface arrives: the names that a browser may find it by, and the
 * sample's average width in em, from the fonts' own tables. Arial's is the same as Helvetica's and
 * Liberation Sans's; Android has Roboto.
 */
const fallbacks = [
  {
    family: 'Brand Arial',
    regular: { names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4563 },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.4937 },
  },
  {
    family: 'Brand Roboto',
    regular: { names: ['Roboto'], width: 0.458 },
    bold: { names: ['Roboto Bold'], width: 0.4647 },
  },
];

/** How tall a small letter is in the layouts' own typeface, Archivo, in em. */
const usualHeight = 0.526;

/** How large pages set a typeface whose small letters are taller than usual: 1 if they aren't. */
export function sizeOnPages(face: hb.Face): number {
  const font = new hb.Font(face);
  const { yBearing = 0 } = font.glyphExtents(font.nominalGlyph(codeOfX) ?? 0) ?? {};
  const height = yBearing / face.upem;
  return height > usualHeight ? Math.round((100 * usualHeight) / height) / 100 : 1;
}

/**
 * The devices' own fonts as CSS faces that take as much room as the typeface, so that nothing moves
 * when it arrives.
 */
export function fallbackFaces(face: hb.Face): string {
  const font = new hb.Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const scale = sizeOnPages(face);
  const percent = (units: number) => `${((100 * units) / face.upem).toFixed(1)}%`;
  const faces = [400, 600, 800].flatMap((weight) => {
    font.setVariations([new hb.Variation('wght', weight)]);
    const advances = sample.map((letter) => {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
      return glyph === undefined ? 0 : font.glyphHAdvance(glyph);
    });
    const width = advances.reduce((sum, advance) => sum + advance) / sample.length;
    return fallbacks.map(({ family, regular, bold }) => {
      const { names, width: fallbackWidth } = weight < 600 ? regular : bold;
      const size = width / face.upem / fallbackWidth;
      return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent((scale * width) / fallbackWidth)};
  ascent-override: ${percent(ascender / size)};
  descent-override: ${percent(-descender / size)};
  line-gap-override: ${percent(lineGap / size)};
}
`;
    });
  });
  return faces.join('');
}
