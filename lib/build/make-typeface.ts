import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Outlines } from '@/lib/campaign/picture/svg';
import { lettering, type Typeface, type Weight } from '@/lib/campaign/picture/typeface';
import { fallbackFaces } from './fallback-faces';

/**
 * What a marketer may type into a picture: the letters of Western European languages, and the signs
 * for euro, trademark and bullet. Written as codes, because what the source contains is in the
 * pages' typeface.
 */
const western = [
  // From the no-break space on.
  ...Array.from({ length: 96 }, (_, index) => 160 + index),
  0x20ac,
  0x2122,
  0x2022,
].map((code) => String.fromCodePoint(code));

/** The features and weights (regular to extra bold) in use. Each one costs bytes on every page. */
const subset = {
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
};

const noLigatures = ['liga', 'clig', 'calt', 'dlig'].flatMap(
  (tag) => hb.Feature.fromString(`-${tag}`) ?? [],
);

/** The printable ASCII characters, for text that isn't in the content, such as a visitor's name. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * Cuts a typeface down to what the pages use, fits the devices' own fonts to it, and measures and
 * outlines it for the pictures. Because that takes seconds, it does nothing if `folder` already has
 * the result for the same typeface and characters.
 * @param name of its package
 */
export async function makeTypeface(name: string, folder: string) {
  const woff2 = readTypeface(name);
  const characters = usedCharacters();
  const keyFile = path.join(folder, 'typeface.key');
  const key = createHash('sha256')
    .update(woff2)
    .update(characters.join(''))
    .update(readFileSync('lib/build/make-typeface.ts'))
    .update(readFileSync('lib/build/fallback-faces.ts'))
    .digest('hex');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  await writeTypeface(folder, woff2, characters);
  // For the license notices (next.config.mjs).
  for (const file of ['package.json', 'LICENSE'])
    copyFileSync(path.join('node_modules', name, file), path.join(folder, file));
  writeFileSync(keyFile, key);
}

function readTypeface(name: string) {
  const file = `${name.split('/').at(-1)}-latin-wght-normal.woff2`;
  try {
    return readFileSync(path.join('node_modules', name, 'files', file));
  } catch {
    throw new Error(
      `content/brand.ts: the typeface ${name} isn't installed, or has no files/${file}. Run: npm install ${name}`,
    );
  }
}

/** The characters in the site's source, which include all that the pages show. */
function usedCharacters() {
  const texts = ['content', 'components', 'lib'].flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(part, file), 'utf8')),
  );
  return [...new Set(ascii + texts.join(''))].filter((letter) => letter >= ' ').toSorted();
}

async function writeTypeface(folder: string, woff2: Buffer, characters: string[]) {
  const cut = (used: string[], targetFormat: 'woff2' | 'truetype') =>
    subsetFont(woff2, used.join(''), { ...subset, targetFormat });
  writeFileSync(path.join(folder, 'typeface.woff2'), await cut(characters, 'woff2'));
  const pictured = [...new Set([...characters, ...western])].toSorted();
  const face = new hb.Face(new hb.Blob(await cut(pictured, 'truetype')));
  const { ascender, descender } = new hb.Font(face).hExtents();
  const ink = inkOf(face, pictured);
  const [semibold, extrabold] = [measure(face, 600, pictured), measure(face, 800, pictured)];
  const metrics: Typeface = {
    unitsPerEm: face.upem,
    // Some typefaces ask for more room than any of their letters needs.
    ascent: Math.min(ascender, ink.top),
    descent: Math.min(-descender, ink.bottom),
    weights: { 600: semibold.metrics, 800: extrabold.metrics },
  };
  const outlines: Outlines = { 600: semibold.outlines, 800: extrabold.outlines };
  const scale = `:root{--lettering:${lettering(metrics)}}`;
  writeFileSync(path.join(folder, 'fallback.css'), fallbackFaces(face) + scale);
  writeFileSync(path.join(folder, 'metrics.json'), JSON.stringify(metrics));
  writeFileSync(path.join(folder, 'outlines.json'), JSON.stringify(outlines));
}

/** How far the characters reach above and below the line. */
function inkOf(face: hb.Face, characters: string[]) {
  const font = new hb.Font(face);
  const extents = characters.flatMap((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    return (glyph !== undefined && font.glyphExtents(glyph)) || [];
  });
  // To a hundredth of the size.
  const most = (values: number[]) =>
    Math.ceil((Math.max(...values) / face.upem) * 100) * (face.upem / 100);
  return {
    top: most(extents.map(({ yBearing }) => yBearing)),
    bottom: most(extents.map(({ yBearing, height }) => -yBearing - height)),
  };
}

/**
 * A weight's advances, kerning and outlines. The kerning maps each first character, then each
 * adjustment, to the second characters that it applies to.
 */
function measure(face: hb.Face, weight: Weight, characters: string[]) {
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const glyphs = characters.flatMap((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    return glyph === undefined ? [] : [{ character, glyph, advance: font.glyphHAdvance(glyph) }];
  });
  const kerning: Record<string, Record<string, string>> = {};
  for (const first of glyphs)
    for (const second of glyphs) {
      const pair = pairAdvance(font, first.character + second.character);
      const adjustment = pair - first.advance - second.advance;
      if (adjustment === 0) continue;
      const adjustments = (kerning[first.character] ??= {});
      adjustments[adjustment] = (adjustments[adjustment] ?? '') + second.character;
    }
  return {
    metrics: {
      advances: Object.fromEntries(glyphs.map(({ character, advance }) => [character, advance])),
      kerning,
    },
    outlines: Object.fromEntries(
      glyphs.map(({ character, glyph }) => [character, font.glyphToPath(glyph)]),
    ),
  };
}

function pairAdvance(font: hb.Font, pair: string) {
  const buffer = new hb.Buffer();
  buffer.addText(pair);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, noLigatures);
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}
