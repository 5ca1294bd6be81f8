/** @jest-environment node */
import sharp from 'sharp';
import { audiences } from '@/content/audiences';
import { adPictures, safeArea } from '@/lib/ad-pictures';
import { contrast, parseHex } from '@/lib/color';
import { composePictures } from './compose';
import type { Rect } from './fit-text';
import { paletteOf } from './palette';
import { renderPicture } from './render-picture';
import { missingCharacters } from './typeface';

const pictures = audiences.flatMap((audience) => {
  const compositions = composePictures(audience.ad);
  return adPictures(audience).map((picture, index) => {
    const composition = compositions[index];
    if (!composition) throw new Error(`${picture.file} is not composed.`);
    return [picture.file, { audience, picture, composition }] as const;
  });
});

/** Its colours, four bytes a pixel. */
async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

const ratio = (one: string, other: string) => contrast(parseHex(one), parseHex(other));

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test.each(pictures)('%s: has its size in pixels and is no heavier than 600 KB', async (_, each) => {
  const { picture, composition } = each;
  const png = await renderPicture(composition);
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({
    format: 'png',
    width: picture.width,
    height: picture.height,
  });
  expect(png.length).toBeLessThanOrEqual(600_000);
});

test.each(pictures)('%s: no text leaves its box or touches another', async (_, each) => {
  const { picture, composition } = each;
  const { texts, width, height } = composition;
  expect(texts.length).toBeGreaterThan(2);
  const room = picture.height === 1920 ? safeArea : { x: 0, y: 0, width, height };
  for (const text of texts) expect([text.lines, inside(text, room)]).toEqual([text.lines, true]);
  for (const [index, text] of texts.entries())
    for (const other of texts.slice(index + 1))
      expect([text.lines, other.lines, overlap(text, other)]).toEqual([
        text.lines,
        other.lines,
        false,
      ]);
  // What is drawn, not what was reckoned: the pixels that the texts change.
  const withTexts = await pixels(await renderPicture(composition));
  const without = await pixels(await renderPicture({ ...composition, texts: [] }));
  const astray = new Set<string>();
  const inked = new Set<number>();
  for (let at = 0; at < withTexts.data.length; at += 4) {
    if (withTexts.data.readUInt32LE(at) === without.data.readUInt32LE(at)) continue;
    const point = { x: (at / 4) % width, y: Math.floor(at / 4 / width), width: 1, height: 1 };
    const home = texts.findIndex((text) => inside(point, text));
    if (home === -1) astray.add(`${point.x} ${point.y}`);
    else inked.add(home);
  }
  expect([...astray].slice(0, 5)).toEqual([]);
  expect(inked.size).toBe(texts.length);
});

test.each(pictures)('%s: the typeface has every character of it', (_, { composition }) => {
  for (const { lines } of composition.texts) expect(missingCharacters(lines.join(' '))).toEqual([]);
});

test.each(pictures)('%s: says what its campaign says', (_, { audience, picture, composition }) => {
  const said = composition.texts.map(({ lines }) => lines.join(' '));
  const { headline, subheadline, cta } = audience.ad.ads.primary;
  const { slides } = audience.ad.story;
  const number = Number(/^story-(\d+)$/.exec(picture.name)?.[1]);
  const expected = number
    ? [slides[number - 1], ...(number === slides.length ? [cta] : [])]
    : [headline, subheadline, cta];
  expect(said).toEqual(expect.arrayContaining([...expected, 'Emberwall']));
});

test('a character that the typeface lacks is named', () => {
  expect(missingCharacters('Zürich, 24/7: “café”')).toEqual([]);
  expect(missingCharacters('up ↗ and 😀')).toEqual(['↗', '😀']);
});

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: its colours are legible on each other',
  (_, { ad }) => {
    const palette = paletteOf(ad.display);
    for (const ground of [palette.ground, palette.surface]) {
      expect(ratio(palette.ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(palette.muted, ground)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(palette.accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(ratio(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour scheme that names no three colours is refused', () => {
  const [{ ad }] = audiences;
  expect(() => paletteOf({ ...ad.display, colorScheme: 'Red #ff0000' })).toThrow('Red #ff0000');
});
