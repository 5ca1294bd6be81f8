/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { typeface } from '@/lib/build/typeface';
import { pictures, said } from '@/lib/fixtures/pictures';
import { conceptsOf } from '../concepts';
import { composePicture } from './compose-picture';
import { composeSocialCard } from './compose-social-card';
import { misfits } from './composition';
import type { Rect } from './fit-text';
import { paletteOf, panelPaletteOf } from './palette';
import { safeArea, storySize } from './safe-zone';
import { socialCardFile } from './social-card';

const cards = campaigns.map((campaign) => {
  const composition = composeSocialCard(campaign, typeface);
  return [socialCardFile(campaign.audience), { campaign, composition }] as const;
});

const [first] = campaigns;

const inside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each([...pictures, ...cards])('%s: every text fits and overlaps no other', (_, each) => {
  const { texts, width, height } = each.composition;
  expect(misfits(each.composition)).toEqual([]);
  expect(texts.length).toBeGreaterThan(2);
  // Words are in a story's safe zone, and never near an edge.
  const edge = Math.min(width, height) * 0.03;
  const room = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  expect(texts.filter((text) => !inside(text, height === 1920 ? safeArea : room))).toEqual([]);
  const overlapping = texts.flatMap((text, index) =>
    texts.slice(index + 1).filter((other) => overlap(text, other)),
  );
  expect(overlapping).toEqual([]);
});

test.each(pictures)('%s: has the texts of its campaign', (_, each) => {
  const { campaign, picture, composition } = each;
  const { ad } = campaign.audience;
  const { slides } = ad.story;
  const { slide, concept } = picture;
  const own = conceptsOf(ad).find(({ id }) => id === concept)?.picture;
  const expected = slide
    ? [slides[slide - 1], `${slide} / ${slides.length}`]
    : [own?.headline, own?.subheadline, campaign.offer.statement];
  expect(said(composition)).toEqual(expect.arrayContaining([...expected, campaign.brand.name]));
});

test.each(pictures)('%s: draws nothing that looks like a control', (_, { composition }) => {
  const { texts, shapes, width } = composition;
  // Groups, such as the house, have coordinates of their own.
  const flat = shapes.replaceAll(/<g transform=.*?<\/g>/gs, '');
  const rects = [...flat.matchAll(/<rect [^>]*>/g)].map(([rect]) => {
    const value = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(rect)?.[1] ?? 0);
    const box = { x: value('x'), y: value('y'), width: value('width'), height: value('height') };
    return Object.assign(box, { round: value('rx') > 0, filled: !rect.includes('fill="none"') });
  });
  // A button: a filled box with round corners behind a text.
  const buttons = rects.filter(
    ({ round, filled, ...rect }) => round && filled && texts.some((text) => overlap(rect, text)),
  );
  expect(buttons).toEqual([]);
  // A checkbox: a small square in a line of text.
  const boxes = rects.filter(
    (rect) =>
      Math.abs(rect.width / rect.height - 1) < 0.1 &&
      rect.width < width / 10 &&
      texts.some((text) => overlap({ ...rect, x: 0, width }, text)),
  );
  expect(boxes).toEqual([]);
});

test.each(cards)('%s: has its page’s headline, and its incident', (_, each) => {
  const { audience, brand } = each.campaign;
  const { badge, headline } = audience.landing.hero;
  expect(said(each.composition)).toEqual(expect.arrayContaining([badge, headline, brand.name]));
  const other = structuredClone(each.campaign);
  other.audience.ad.display.keyVisuals[0] = { id: 'report', description: 'Another' };
  expect(composeSocialCard(other, typeface).shapes).not.toBe(each.composition.shapes);
});

test.each(pictures)('%s: shows its own key visual, in its own colors', (_, each) => {
  const { campaign, picture, composition } = each;
  const { slide, concept } = picture;
  /** The picture with another drawing in place of its own, or of all others. */
  const drawn = (isOwn: boolean) => {
    const changed = structuredClone(campaign);
    const { ads, display } = changed.audience.ad;
    const ad = concept === 'remedy' ? ads.remedy : ads.primary;
    const own = slide ? display.keyVisuals[slide - 1] : ad?.visual;
    for (const visual of [ads.primary.visual, ads.remedy?.visual, ...display.keyVisuals])
      if (visual && (visual === own) === isOwn)
        Object.assign(visual, { id: visual.id === 'report' ? 'promo-ticket' : 'report' });
    return composePicture(changed, picture, typeface).shapes;
  };
  expect(drawn(false)).toBe(composition.shapes);
  expect(drawn(true)).not.toBe(composition.shapes);
  const { accent, ink, ground } = paletteOf(campaign);
  expect(composition.shapes).toContain(panelPaletteOf(campaign).surface);
  expect(composition.shapes).toContain(`fill="${accent}"`);
  expect(composition.texts.map(({ color }) => color)).toContain(ink);
  expect(composition.ground).toBe(ground);
});

test('a panel can have the other theme’s colors, and the words keep theirs', () => {
  const campaign = structuredClone(first);
  const { display } = campaign.audience.ad;
  Object.assign(display, { colorScheme: 'dark', panel: 'light' });
  const { light, dark } = campaign.brand.palette;
  expect(paletteOf(campaign)).toMatchObject({ ground: dark.surface, ink: dark.text });
  expect(panelPaletteOf(campaign)).toMatchObject({ ground: light.background, ink: light.text });
});

/** Other sizes of each family, from the narrowest to the widest that a platform might ask for. */
test.each([
  ['wide', ['1200x675', '1600x800', '800x418']],
  ['feed', ['720x900', '1440x1800', '2160x2160', '1200x1100']],
  ['tall', ['720x1280', '1440x2560', '1080x1800']],
])('the %s layouts fit pictures of %s', (layout, sizes) => {
  const own = pictures.filter(
    ([, { campaign, picture }]) => campaign.formats[picture.dimension]?.layout === layout,
  );
  expect(own.length).toBeGreaterThan(1);
  for (const [, { campaign, picture }] of own)
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const formats = structuredClone(campaign.formats);
      Object.assign(formats, { [size]: formats[picture.dimension] });
      const resized = Object.assign({ ...picture }, { dimension: size, width, height });
      const { texts, ...composition } = composePicture({ ...campaign, formats }, resized, typeface);
      expect(misfits({ texts, ...composition })).toEqual([]);
      const [across, down] = [width / storySize.width, height / storySize.height];
      const safe = { x: safeArea.x * across, y: safeArea.y * down };
      const room = { width: safeArea.width * across, height: safeArea.height * down };
      const area = layout === 'tall' ? { ...safe, ...room } : { x: 0, y: 0, width, height };
      expect(texts.filter((text) => !inside(text, area))).toEqual([]);
    }
});
