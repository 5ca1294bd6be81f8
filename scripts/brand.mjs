// Makes the files for the brand's colors and typeface in `.local/brand/`: colors.css for app/globals.css, the typeface
// cut down to the characters that the site uses, and its measurements and outlines for the pictures. Runs before each
// build, before `next dev` and before the unit tests. You can also pass another typeface and folder:
// node scripts/brand.mjs PACKAGE FOLDER
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { brand } from './content.mjs';

const root = path.dirname(import.meta.dirname);
const [, , otherTypeface, folder = path.join(root, '.local', 'brand')] = process.argv;

/** The weights that pictures are set in: `Weight` in lib/campaign/picture/typeface.ts. */
const weights = [600, 800];

/** The printable ASCII characters, for text that isn't in the content, such as a visitor's name. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What else a marketer may type into a picture: the letters of Western European languages, and a few symbols. */
const western = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 161 + index))}€™•`;

/** The font features and weights (regular to extra bold) that the site uses. Each one costs bytes on every page. */
const subset = {
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
};

const noLigatures = ['liga', 'clig', 'calt', 'dlig'].flatMap(
  (tag) => hb.Feature.fromString(`-${tag}`) ?? [],
);

try {
  await makeBrand();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeBrand() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'colors.css'), colors(brand));
  const woff2 = readTypeface(otherTypeface ?? brand.typeface);
  const files = ['content', 'components', 'lib'].flatMap(sources);
  const used = [...new Set(ascii + files.map((file) => readFileSync(file, 'utf8')).join(''))]
    .filter((character) => character >= ' ')
    .toSorted();
  const key = hash([woff2, used.join(''), readFileSync(import.meta.filename)]);
  const keyFile = path.join(folder, 'typeface.key');
  if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
    await makeTypeface(woff2, used);
    writeFileSync(keyFile, key);
  }
}

/** @param {string} folderName @returns {string[]} the paths of its TypeScript files, except tests */
function sources(folderName) {
  return readdirSync(path.join(root, folderName), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(root, folderName, name));
}

/** @param {string} name of the package */
function readTypeface(name) {
  const file = `${name.split('/').at(-1)}-latin-wght-normal.woff2`;
  try {
    return readFileSync(path.join(root, 'node_modules', name, 'files', file));
  } catch {
    throw new Error(
      `content/brand.ts: the typeface ${name} isn't installed, or has no files/${file}. Run: npm install ${name}`,
    );
  }
}

/** @param {(string | Buffer)[]} parts */
function hash(parts) {
  const made = createHash('sha256');
  for (const part of parts) made.update(part).update('\0');
  return made.digest('hex');
}

/** @param {Record<string, string>} theme its colors, by name */
function variables(theme) {
  return Object.entries(theme)
    .map(([name, color]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${color};`)
    .join('');
}

/**
 * The CSS variables of both themes. The theme is an attribute on the page's root, so the exported HTML opens in the right
 * one without a script; the variables are set on the document's root, so that scrollbars and the area shown by
 * overscrolling match.
 * @param {import('@/content/schema').Brand} brand
 */
function colors({ palette }) {
  return `/* Made from content/brand.ts by scripts/brand.mjs. */
:root{color-scheme:light;${variables(palette.light)}}
@media not print{
:root:has([data-theme='dark']){color-scheme:dark;${variables(palette.dark)}}}
`;
}

/** @param {Buffer} woff2 @param {string[]} characters */
async function makeTypeface(woff2, characters) {
  writeFileSync(
    path.join(folder, 'typeface.woff2'),
    await subsetFont(woff2, characters.join(''), { ...subset, targetFormat: 'woff2' }),
  );
  const pictured = [...new Set(characters.concat(Array.from(western)))].toSorted();
  const face = new hb.Face(
    new hb.Blob(
      await subsetFont(woff2, pictured.join(''), { ...subset, targetFormat: 'truetype' }),
    ),
  );
  const { ascender, descender } = new hb.Font(face).hExtents();
  const metrics = { unitsPerEm: face.upem, ascent: ascender, descent: -descender, weights: {} };
  const outlines = {};
  for (const weight of weights) {
    const { paths, ...measured } = measure(face, weight, pictured);
    Object.assign(metrics.weights, { [weight]: measured });
    Object.assign(outlines, { [weight]: paths });
  }
  writeFileSync(path.join(folder, 'metrics.json'), JSON.stringify(metrics));
  writeFileSync(path.join(folder, 'outlines.json'), JSON.stringify(outlines));
}

/**
 * A weight's advances, kerning and outlines. The kerning maps each first character, then each adjustment, to the second
 * characters that it applies to.
 * @param {hb.Face} face @param {number} weight @param {string[]} characters
 */
function measure(face, weight, characters) {
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const glyphs = new Map(
    characters.flatMap((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
      return glyph === undefined ? [] : [[character, glyph]];
    }),
  );
  const advances = new Map([...glyphs].map(([each, glyph]) => [each, font.glyphHAdvance(glyph)]));
  /** @type {Record<string, Record<string, string>>} */
  const kerning = {};
  for (const first of glyphs.keys())
    for (const second of glyphs.keys()) {
      const adjustment =
        pairAdvance(font, first + second) -
        (advances.get(first) ?? 0) -
        (advances.get(second) ?? 0);
      if (adjustment === 0) continue;
      const adjustments = (kerning[first] ??= {});
      adjustments[adjustment] = (adjustments[adjustment] ?? '') + second;
    }
  const paths = [...glyphs].map(([each, glyph]) => [each, font.glyphToPath(glyph)]);
  return { advances: Object.fromEntries(advances), kerning, paths: Object.fromEntries(paths) };
}

/** @param {hb.Font} font @param {string} pair */
function pairAdvance(font, pair) {
  const buffer = new hb.Buffer();
  buffer.addText(pair);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, noLigatures);
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}
