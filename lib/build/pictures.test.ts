/** @jest-environment node */
import sharp from 'sharp';
import { audiences } from '@/content/audiences';
import { keyVisualTexts } from '@/content/key-visuals';
import { offer } from '@/content/offer';
import { platforms } from '@/content/platforms';
import { site } from '@/content/site';
import { adPictures } from '@/lib/campaign/ads/ad-pictures';
import { composeSocialCard } from '@/lib/campaign/picture/social-card-composition';
import { contrast, parseHex } from '@/lib/campaign/color';
import { socialCardFile, socialCardSize } from '@/lib/campaign/picture/social-card';
import { composePicture } from '@/lib/campaign/picture/compose';
import type { Rect } from '@/lib/campaign/picture/fit-text';
import { paletteOf } from '@/lib/campaign/picture/palette';
import { renderPicture } from './render-picture';
import { missingCharacters } from '@/lib/campaign/picture/typeface';

const pictures = audiences.flatMap((audience) =>
  adPictures(audience).map((picture) => {
    const composition = composePicture(audience.ad, picture);
    return [picture.file, { audience, picture, composition }] as const;
  }),
);

const cards = audiences.map((audience) => {
  const picture = { ...socialCardSize, file: socialCardFile(audience) };
  return [picture.file, { audience, picture, composition: composeSocialCard(audience) }] as const;
});

const byId = audiences.map((audience) => [audience.id, audience] as const);

/** The Reels box of 1080 by 1920 pixels: 269 from the top, 672 from the bottom, 65 from the sides. */
const reelsBox = { x: 65, y: 269, width: 950, height: 979 };

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

test.each([...pictures, ...cards])(
  '%s: no text leaves its box or touches another',
  async (_, each) => {
    const { audience, picture, composition } = each;
    const { texts, width, height } = composition;
    expect(texts.length).toBeGreaterThan(2);
    const room = picture.height === 1920 ? reelsBox : { x: 0, y: 0, width, height };
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
    const inked = new Map<number, Set<string>>();
    for (let at = 0; at < withTexts.data.length; at += 4) {
      if (withTexts.data.readUInt32LE(at) === without.data.readUInt32LE(at)) continue;
      const point = { x: (at / 4) % width, y: Math.floor(at / 4 / width), width: 1, height: 1 };
      const home = texts.findIndex((text) => inside(point, text));
      if (home === -1) astray.add(`${point.x} ${point.y}`);
      else
        inked.set(
          home,
          (inked.get(home) ?? new Set()).add(withTexts.data.toString('hex', at, at + 3)),
        );
    }
    expect([...astray].slice(0, 5)).toEqual([]);
    for (const [index, { lines, color }] of texts.entries())
      expect([lines, inked.get(index)?.has(color.slice(1))]).toEqual([lines, true]);
    expect(withTexts.data.toString('hex', 0, 3)).toBe(
      paletteOf(audience.ad.display).ground.slice(1),
    );
  },
);

test.each(byId)('%s: the typeface has every character of the campaign', (_, audience) => {
  const written = [
    audience.ad,
    audience.landing.hero,
    audience.name,
    keyVisualTexts,
    offer,
    site.name,
  ];
  expect(missingCharacters(JSON.stringify(written))).toEqual([]);
});

test.each(platforms.items.flatMap(({ ctas }) => ctas.items))(
  'a button that says %s fits in every picture',
  async (cta) => {
    const [first] = audiences;
    const ad = { ...first.ad, ads: { primary: { ...first.ad.ads.primary, cta } } };
    for (const picture of adPictures(first)) {
      const { texts } = composePicture(ad, picture);
      const last = picture.slide === ad.story.slides.length;
      expect(texts.some(({ lines }) => lines.join(' ') === cta)).toBe(!picture.slide || last);
    }
  },
);

test.each(cards)('%s: says what its page says first', (_, { audience, composition }) => {
  const said = composition.texts.map(({ lines }) => lines.join(' '));
  const { badge, headline, panel } = audience.landing.hero;
  const { title, state, source, stats } = panel;
  const figures = stats.flatMap(({ label, value, note }) => [label, value, note ?? []].flat());
  expect(said.toSorted()).toEqual(
    [site.name, badge, headline, title, state, source, ...figures].toSorted(),
  );
});

test.each(pictures)('%s: says what its campaign says', (_, { audience, picture, composition }) => {
  const said = composition.texts.map(({ lines }) => lines.join(' '));
  const { headline, subheadline, cta } = audience.ad.ads.primary;
  const { slides } = audience.ad.story;
  const { slide } = picture;
  const expected = slide
    ? [slides[slide - 1], `${slide} / ${slides.length}`, ...(slide === slides.length ? [cta] : [])]
    : [headline, subheadline, cta];
  expect(said).toEqual(expect.arrayContaining([...expected, site.name]));
});

test.each(pictures)('%s: shows its own key visual, in its own colours', (_, each) => {
  const { audience, picture, composition } = each;
  const { ad } = audience;
  const { keyVisuals } = ad.display;
  const own = (picture.slide ?? 1) - 1;
  const other = 'Record sheet with ruled fields';
  for (const [index, visual] of keyVisuals.entries()) {
    if (visual === other) continue;
    const [head = other, ...rest] = keyVisuals.map((name, at) => (at === index ? other : name));
    const changed = composePicture(
      { ...ad, display: { ...ad.display, keyVisuals: [head, ...rest] } },
      picture,
    );
    expect([index, changed.shapes !== composition.shapes]).toEqual([index, index === own]);
  }
  const { accent, ink, surface } = paletteOf(ad.display);
  for (const color of [accent, ink, surface]) expect(composition.shapes).toContain(color);
});

test('a character that the typeface lacks is named', () => {
  expect(missingCharacters('Zürich, 24/7: “café”')).toEqual([]);
  expect(missingCharacters('up ↗ and 😀')).toEqual(['↗', '😀']);
});

test.each(byId)('%s: its colours are legible on each other', (_, { ad }) => {
  const palette = paletteOf(ad.display);
  for (const ground of [palette.ground, palette.surface]) {
    expect(ratio(palette.ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.muted, ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.accent, ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
});

test('a colour scheme that names no three colours is refused', () => {
  const [{ ad }] = audiences;
  expect(() => paletteOf({ ...ad.display, colorScheme: 'Red #ff0000' })).toThrow('Red #ff0000');
});
