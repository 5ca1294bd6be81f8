import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Outlines } from '@/lib/campaign/drawing/svg';
import { lettering, type Typeface, type Weight } from '@/lib/campaign/drawing/typeface';
import { fallbackFaces, sizeOnPages } from './fallback-faces';

const charactersFrom = (a: number, count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, index) => a + index));

/**
 * What a marketer may type into a picture: the letters of Western European languages, and the signs
 * for euro, trademark and bullet.
 */
const western = `Œœ€™•${charactersFrom(160, 96)}`;

/** The features and weights (regular to extra bold) in use. Each one costs bytes on every page. */
const subset = {
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
};

const noLigatures = ['liga', 'clig', 'calt', 'dlig'].flatMap(
  (tag) => hb.Feature.fromString(`-${tag}`) ?? [],
);

/** The printable ASCII characters, for text that isn't in the content, such as a visitor's name. */
const ascii = charactersFrom(32, 95);

/**
 * Cuts a typeface down to what the pages use, fits the devices' own fonts to it, and measures and
 * outlines it for the pictures. Because that takes seconds, it does nothing if `folder` already has
 * the result for the same typeface and characters.
 * @param name of its package
 */
export async function makeTypeface(name: string, folder: string) {
  const files = readTypeface(name);
  const characters = charactersIn('content', 'components', 'lib');
  const keyFile = path.join(folder, 'typeface.key');
  const key = createHash('sha256')
    .update(Buffer.concat(files))
    .update(characters.join(''))
    .update(readFileSync('lib/export/pictures/make-typeface.ts'))
    .update(readFileSync('lib/export/pictures/fallback-faces.ts'))
    .digest('hex');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  await writeTypeface(folder, files, characters);
  writeFileSync(keyFile, key);
}

/** A package has a file for each script: Latin's comes first. */
function readTypeface(name: string): Buffer[] {
  const folder = path.join('node_modules', name, 'files');
  const latin = `${name.split('/').at(-1)}-latin-wght-normal.woff2`;
  if (!existsSync(path.join(folder, latin)))
    throw new Error(
      `content/brand.ts: the typeface ${name} isn't installed, or has no files/${latin}. Run: npm install ${name}`,
    );
  const others = readdirSync(folder).filter((file) => /(?<!-latin)-wght-normal\.woff2$/.test(file));
  return [latin, ...others].map((file) => readFileSync(path.join(folder, file)));
}

/** The characters in the site's source. */
function charactersIn(...folders: string[]) {
  const texts = folders.flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(part, file), 'utf8')),
  );
  return [...new Set(ascii + texts.join(''))].filter((letter) => letter >= ' ').toSorted();
}

const charactersOf = (face: hb.Face) =>
  Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code));

const cut = (file: Buffer, letters: string[], targetFormat: 'woff2' | 'truetype') =>
  subsetFont(file, letters.join(''), { ...subset, targetFormat });

async function writeTypeface(folder: string, files: Buffer[], characters: string[]) {
  const faces: hb.Face[] = [];
  let styles = '';
  let charactersToAdd = [...new Set(western + characters.join(''))].toSorted();
  // Pages show the letters that a marketer may type, but none of the signs in the tables of `lib`.
  const typedLetters = Array.from(western).filter((character) => /\p{L}/u.test(character));
  const shownCharacters = [...charactersIn('content', 'components'), ...typedLetters];
  // Other scripts' files are only for the letters of the content that the ones before them lack.
  const contentLetters = charactersIn('content').filter((letter) => /\p{L}/u.test(letter));
  for (const [index, file] of files.entries()) {
    const face = new hb.Face(new hb.Blob(await cut(file, charactersToAdd, 'truetype')));
    const coveredCharacters = charactersOf(face);
    charactersToAdd = contentLetters.filter(
      (letter) => charactersToAdd.includes(letter) && !coveredCharacters.includes(letter),
    );
    if (coveredCharacters.length === 0) continue;
    faces.push(face);
    const name = index === 0 ? 'typeface.woff2' : `typeface-${index}.woff2`;
    writeFileSync(
      path.join(folder, name),
      await cut(file, index ? coveredCharacters : shownCharacters, 'woff2'),
    );
    const codes = coveredCharacters
      .map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
      .join();
    const range = index === 0 ? '' : `;unicode-range:${codes}`;
    const [mainFace = face] = faces;
    const size = sizeOnPages(mainFace);
    const adjustment = size < 1 ? `;size-adjust:${100 * size}%` : '';
    styles += `@font-face{font-family:Brand;src:url(${name}) format('woff2');font-weight:400 800;font-display:swap${adjustment}${range}}`;
    if (charactersToAdd.length === 0) break;
  }
  const [face] = faces;
  if (!face) throw new Error('The typeface has no letters.');
  const { ascender, descender } = new hb.Font(face).hExtents();
  const ink = inkOf(faces);
  const [semibold, extrabold] = [measure(faces, 600), measure(faces, 800)];
  const metrics: Typeface = {
    unitsPerEm: face.upem,
    // Some typefaces ask for more room than any of their letters needs.
    ascent: Math.min(ascender, ink.top * face.upem),
    descent: Math.min(-descender, ink.bottom * face.upem),
    weights: { 600: semibold.metrics, 800: extrabold.metrics },
  };
  const outlines: Outlines = { 600: semibold.outlines, 800: extrabold.outlines };
  const scale = Math.min(1, lettering(metrics) / sizeOnPages(face));
  writeFileSync(
    path.join(folder, 'fallback.css'),
    `${fallbackFaces(face)}${styles}:root{--lettering:${scale.toFixed(2)}}`,
  );
  writeFileSync(path.join(folder, 'metrics.json'), JSON.stringify(metrics));
  writeFileSync(path.join(folder, 'outlines.json'), JSON.stringify(outlines));
}

/** To a hundredth of the size. */
const most = (shares: number[]) => Math.ceil(Math.max(...shares) * 100) / 100;

/** How far the characters reach above and below the line. */
function inkOf(faces: hb.Face[]) {
  const extents = faces.flatMap((face) => {
    const font = new hb.Font(face);
    return Array.from(face.collectUnicodes()).flatMap((code) => {
      const { yBearing = 0, height = 0 } = font.glyphExtents(font.nominalGlyph(code) ?? 0) ?? {};
      return { top: yBearing / face.upem, bottom: (-yBearing - height) / face.upem };
    });
  });
  return {
    top: most(extents.map(({ top }) => top)),
    bottom: most(extents.map(({ bottom }) => bottom)),
  };
}

/**
 * A weight's advances, kerning and outlines. The kerning maps each first character, then each
 * adjustment, to the second characters that it applies to.
 */
function measure(faces: hb.Face[], weight: Weight) {
  const advances: Record<string, number> = {};
  const kerning: Record<string, Record<string, string>> = {};
  const outlines: Record<string, string> = {};
  for (const face of faces) {
    const font = new hb.Font(face);
    font.setVariations([new hb.Variation('wght', weight)]);
    const characters = charactersOf(face);
    for (const character of characters) {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;
      advances[character] = font.glyphHAdvance(glyph);
      outlines[character] = font.glyphToPath(glyph);
    }
    for (const a of characters)
      for (const b of characters) {
        const plainWidth = (advances[a] ?? 0) + (advances[b] ?? 0);
        const adjustment = pairAdvance(font, a + b) - plainWidth;
        if (adjustment === 0) continue;
        const adjustments = (kerning[a] ??= {});
        adjustments[adjustment] = (adjustments[adjustment] ?? '') + b;
      }
  }
  return { metrics: { advances, kerning }, outlines };
}

function pairAdvance(font: hb.Font, pair: string) {
  const buffer = new hb.Buffer();
  buffer.addText(pair);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, noLigatures);
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}
