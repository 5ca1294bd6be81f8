/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Campaign, KeyVisual } from '@/content/schema';
import { typeface } from '@/lib/build/typeface';
import { conceptsOf } from '../ads/concepts';
import { type AdPicture, adPictures } from '../ads/pictures';
import { contrast, parseHex } from '../color';
import { composePicture } from './compose-picture';
import { composeSocialCard } from './compose-social-card';
import { type Composition, misfits } from './composition';
import type { Rect } from './fit-text';
import { paletteOf, panelPaletteOf } from './palette';
import { safeArea, storySize } from './safe-zone';
import { unbroken } from '../unbroken';
import { valueText } from '../figure';
import { socialCardFile } from './social-card';

const pictures = campaigns.flatMap((campaign) =>
  adPictures(campaign.audience).map((picture) => {
    const composition = composePicture(campaign, picture, typeface);
    return [picture.file, { campaign, picture, composition }] as const;
  }),
);

const cards = campaigns.map((campaign) => {
  const composition = composeSocialCard(campaign, typeface);
  return [socialCardFile(campaign.audience), { campaign, composition }] as const;
});

const byId = campaigns.map((campaign) => [campaign.audience.id, campaign] as const);

const said = ({ texts }: Composition) => texts.map(({ lines }) => lines.join(' '));

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

test.each([...pictures, ...cards])('%s: every text fits and overlaps no other', (_, each) => {
  const { composition } = each;
  const { texts, width, height } = composition;
  expect(misfits(composition)).toEqual([]);
  expect(texts.length).toBeGreaterThan(2);
  const room = height === 1920 ? safeArea : { x: 0, y: 0, width, height };
  for (const [index, text] of texts.entries()) {
    expect([text.lines, inside(text, room)]).toEqual([text.lines, true]);
    for (const other of texts.slice(index + 1))
      expect([text.lines, other.lines, overlap(text, other)]).toEqual([
        text.lines,
        other.lines,
        false,
      ]);
  }
});

test.each(pictures)(
  '%s: has the texts of its campaign',
  (_, { campaign, picture, composition }) => {
    const { brand, offer } = campaign;
    const { ad } = campaign.audience;
    const { slides } = ad.story;
    const { slide, concept } = picture;
    const own = conceptsOf(ad).find(({ id }) => id === concept)?.picture;
    const expected = slide
      ? [slides[slide - 1], `${slide} / ${slides.length}`]
      : [own?.headline, own?.subheadline, offer.statement];
    expect(said(composition)).toEqual(expect.arrayContaining([...expected, brand.name]));
  },
);

test.each(pictures)('%s: draws nothing that looks like a control', (_, { composition }) => {
  const { texts, shapes, width } = composition;
  // Groups, such as the house, have coordinates of their own.
  const flat = shapes.replaceAll(/<g transform=.*?<\/g>/gs, '');
  const rects = [...flat.matchAll(/<rect [^>]*>/g)].map(([rect]) => {
    const value = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(rect)?.[1] ?? 0);
    return {
      x: value('x'),
      y: value('y'),
      width: value('width'),
      height: value('height'),
      round: value('rx') > 0,
      filled: !rect.includes('fill="none"'),
    };
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

/** Every place where a text is broken, as the words on both sides. */
const breaks = ({ texts }: Composition) =>
  texts
    .filter(({ field }) => field !== 'offer.discount')
    .flatMap(({ lines }) =>
      lines.slice(1).map((line, index) => [lines[index] ?? '', line] as const),
    );

test.each(pictures)('%s: no line breaks in a bad place', (_, { composition }) => {
  for (const [before, after] of breaks(composition)) {
    const joined = `${before.split(' ').at(-1)} ${after.split(' ')[0]}`;
    expect([joined, unbroken.test(joined)]).toEqual([joined, false]);
  }
  for (const { lines, field } of composition.texts) {
    const lost = lines.length > 1 && field !== 'offer.discount' && (lines.at(-1)?.length ?? 0) < 7;
    expect([lines, lost]).toEqual([lines, false]);
  }
});

test.each(cards)('%s: has the texts of its page’s first screen', (_, { campaign, composition }) => {
  const { badge, headline, panel } = campaign.audience.landing.hero;
  const { title, state, source, stats } = panel;
  const figures = stats.flatMap(({ label, value, note }) => [label, note ?? [], valueText(value)]);
  expect(said(composition)).toEqual(
    [badge, headline, campaign.brand.name, title, state, source, figures].flat(2),
  );
});

test.each(pictures)('%s: shows its own key visual, in its own colors', (_, each) => {
  const { campaign, picture, composition } = each;
  const { ad } = campaign.audience;
  const shownBy = (change: (copy: Campaign, visual: KeyVisual) => void) => {
    const changed = structuredClone(campaign);
    change(changed, { id: 'closed-door', description: 'Another' });
    const other = composePicture(changed, picture, typeface).shapes;
    change(changed, { id: 'record-sheet', description: 'Another' });
    return new Set([other, composePicture(changed, picture, typeface).shapes]).size > 1;
  };
  const shown = [
    shownBy(({ audience }, visual) => (audience.ad.ads.primary.visual = visual)),
    shownBy(({ audience }, visual) => (audience.ad.ads.remedy.visual = visual)),
    ...ad.display.keyVisuals.map((__, index) =>
      shownBy(({ audience }, visual) => (audience.ad.display.keyVisuals[index] = visual)),
    ),
  ];
  const { slide, concept } = picture;
  const expected = slide === undefined ? Number(concept === 'remedy') : slide + 1;
  expect(shown).toEqual(shown.map((__, index) => index === expected));
  const { ink, ground } = paletteOf(campaign);
  expect(composition.shapes).toContain(panelPaletteOf(campaign).surface);
  expect(composition.texts.map(({ color }) => color)).toContain(ink);
  expect(composition.ground).toBe(ground);
});

test('a panel can have the other theme’s colors, and the words keep theirs', () => {
  const campaign = structuredClone(first);
  const { display } = campaign.audience.ad;
  Object.assign(display, { colors: 'dark', panel: 'light' });
  const { light, dark } = campaign.brand.palette;
  expect(paletteOf(campaign)).toMatchObject({ ground: dark.surface, ink: dark.text });
  expect(panelPaletteOf(campaign)).toMatchObject({ ground: light.background, ink: light.text });
});

test.each(byId)('%s: its colors are legible on each other', (_, campaign) => {
  for (const palette of [paletteOf(campaign), panelPaletteOf(campaign)])
    for (const ground of [palette.ground, palette.surface])
      for (const color of [palette.ink, palette.muted, palette.accent, palette.danger])
        expect([color, ground, ratio(color, ground) >= 4.5]).toEqual([color, ground, true]);
});

const [first] = campaigns;

/** The first campaign's pictures, with something changed, and its social card. */
function composeAll(change: (campaign: Campaign) => void, measured = typeface): Composition[] {
  const campaign = structuredClone(first);
  change(campaign);
  const composed = adPictures(campaign.audience).map((picture: AdPicture) =>
    composePicture(campaign, picture, measured),
  );
  return [...composed, composeSocialCard(campaign, measured)];
}

/** Other sizes of each family, from the narrowest to the widest that a platform might ask for. */
const otherSizes = {
  wide: ['1200x675', '1600x800', '800x418'],
  feed: ['720x900', '1440x1800', '2160x2160', '1200x1000'],
  tall: ['720x1280', '1440x2560', '1080x1800'],
} as const;

const fitted = Object.entries(otherSizes).flatMap(([family, sizes]) =>
  sizes.map((size) => [family, size] as const),
);

test.each(fitted)('the %s layouts fit a picture of %s', (layout, size) => {
  for (const campaign of campaigns) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const format = { ...Object.values(campaign.formats).find((each) => each.layout === layout) };
    const formats = { ...campaign.formats, [size]: format };
    const sized = Object.assign(structuredClone(campaign), { formats });
    const share = { x: width / storySize.width, y: height / storySize.height };
    const room =
      layout === 'tall'
        ? {
            x: safeArea.x * share.x,
            y: safeArea.y * share.y,
            width: safeArea.width * share.x,
            height: safeArea.height * share.y,
          }
        : { x: 0, y: 0, width, height };
    const [creative, ...others] = adPictures(campaign.audience);
    const slide = others.find((each) => each.slide === 1);
    for (const picture of [creative, layout === 'wide' ? undefined : slide]) {
      if (!picture) continue;
      const resized: AdPicture = { ...picture, width, height };
      Object.assign(resized, { dimension: size });
      const composition = composePicture(sized, resized, typeface);
      expect(misfits(composition)).toEqual([]);
      for (const text of composition.texts)
        expect([text.lines, inside(text, room)]).toEqual([text.lines, true]);
    }
  }
});

test('risks are marked with the danger color, the brand with the accent', () => {
  const colors = {
    ground: '#ffffff',
    ink: '#000000',
    accent: '#007777',
    danger: '#cc0000',
  };
  const composed = composeAll(({ audience, offer }) => {
    audience.ad.display.colorScheme = colors;
    delete audience.ad.display.panel;
    audience.ad.display.keyVisuals = [
      { id: 'access-log', description: 'Log', opened: ['1', '2'], alert: '2' },
      ...audience.ad.story.slides.map(
        () => ({ id: 'promo-ticket', description: 'Ticket' }) as const,
      ),
    ];
    offer.discount = 'Half';
  });
  const colorOf = (text: string) =>
    composed.flatMap(({ texts }) => texts).find(({ lines }) => lines.join(' ') === text)?.color;
  expect(colorOf('2')).toBe(colors.danger);
  expect(colorOf('Half off')).toBe(colors.accent);
});
