/**
 * What every picture has to look like. Whether a campaign's own words fit is a rule about content
 * (lib/campaign/rules/fits.ts).
 */
import { patternOf } from '@/lib/fixtures/sentences';
import { scriptWords } from '@/content/words/scripts';
import { isInside, overlap, readTexts } from '@/lib/fixtures/compositions';
import { typeface } from '@/lib/fixtures/typeface';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { colorScheme } from '../sheets/field-texts';
import { conceptsOf } from '../document/concepts';
import { hasName, isBrick } from '../document/logo';
import { adPictures } from './ad-pictures';
import { composePicture } from './compose-picture';
import { composeSocialCard } from './compose-social-card';
import { type Composition, misfits } from '../drawing/layer';
import type { TextBlock } from '../drawing/fit-text';
import { isBanner } from '../drawing/frame';
import { paletteOf, panelPaletteOf } from '../drawing/palette';
import { safeArea, storySize } from '../drawing/safe-zone';
import { charactersAt, lineHeight } from '../drawing/typeface';

const all = campaigns.flatMap((campaign) =>
  adPictures(campaign).map((picture) => {
    return { campaign, picture, composition: composePicture(campaign, picture, typeface) };
  }),
);
type Composed = (typeof all)[0];

/** What a picture's layout depends on, besides its words. */
function layoutOf({ campaign, picture: { dimension, concept } }: Composed): string {
  const adConcept = conceptsOf(campaign.audience.ad).find(({ id }) => id === concept);
  return `${dimension}, ${adConcept?.layout ?? 'slide'}`;
}

const lengthOf = ({ composition }: Composed) => readTexts(composition).join(' ').length;

/** Of each size and layout, the picture with the most words, whichever campaign it's from. */
const pictures = Array.from(
  new Map(
    all
      .filter(({ composition }) => misfits(composition).length === 0)
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))
      .map((shown) => [layoutOf(shown), shown] as const),
  ),
);

function expectApart({ texts, width, height }: Composition) {
  // Words are in a story's safe zone, and never near an edge.
  const edge = Math.min(width, height) * 0.03;
  const room = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  expect(texts.filter((text) => !isInside(text, height === 1920 ? safeArea : room))).toEqual([]);
  const overlapping = texts.flatMap((text, index) =>
    texts.slice(index + 1).filter((other) => overlap(text, other)),
  );
  expect(overlapping).toEqual([]);
}

function lineBoxes({ lines, size, weight }: TextBlock): number {
  const lengths = lines.map((line) => charactersAt(line, weight, typeface).at(-1)?.end ?? 0);
  const length = lengths.reduce((sum, end) => sum + end, 0) / typeface.unitsPerEm;
  return length * size * lineHeight(typeface) * size;
}

/** The brand's name, unless it's in the logo. */
const nameIn = ({ brand }: Campaign) => (hasName(brand.logo) ? [] : [brand.name]);

const nameOf = ({ path }: TextBlock) => path.replace(/.*\./, '');

test.each(pictures)('%s: says its words, apart, and large enough for a phone', (_, composed) => {
  const { campaign, picture, composition } = composed;
  const { slide, concept, width, height } = picture;
  const { ad } = campaign.audience;
  const { slides } = ad.story;
  const words = conceptsOf(ad).find(({ id }) => id === concept)?.picture;
  const banner = isBanner(campaign.formats[picture.dimension]?.layout ?? 'feed');
  const offers = ['subheadline', 'statement', 'shortCondition'];
  const closing = composition.texts.filter((text) => offers.includes(nameOf(text)));
  // A banner has the offer with its condition, or neither.
  const allowed = banner ? [offers, offers.slice(1), []] : [slide ? [] : offers];
  expect(allowed).toContainEqual(closing.map(nameOf));
  const expected = slide
    ? [slides[slide - 1], `${slide} / ${slides.length}`]
    : [words?.headline, ...(banner ? [] : [words?.subheadline, campaign.offer.statement])];
  expect(readTexts(composition)).toEqual(
    expect.arrayContaining([...expected, ...nameIn(campaign)]),
  );
  expect(readTexts(composition).join(' ').split(campaign.offer.code).length).toBeLessThanOrEqual(2);
  expectApart(composition);
  const covered = composition.texts.reduce((sum, text) => sum + lineBoxes(text), 0);
  const isFeed = height >= width && height < width * 1.5;
  expect(isFeed && !banner ? covered / (width * height) : 0).toBeLessThanOrEqual(0.2);
  const headline = composition.texts.find((text) => nameOf(text) === 'headline')?.size ?? 0;
  expect(closing.filter(({ size }) => !banner && 1.8 * size > headline)).toEqual([]);
  // In pixels of a phone that's 375 wide, or the banner's own.
  expect(closing.filter(({ size }) => (size * 375) / (banner ? 375 : width) < 12)).toEqual([]);
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
  // A checkbox: a small square in a line of text.
  const boxes = rects.filter(
    (rect) =>
      Math.abs(rect.width / rect.height - 1) < 0.1 &&
      rect.width < width / 10 &&
      texts.some((text) => overlap({ ...rect, x: 0, width }, text)),
  );
  expect([...buttons, ...boxes]).toEqual([]);
});

test.each(pictures)('%s: shows its own key visual, in its own colors', (_, composed) => {
  const { campaign, picture, composition } = composed;
  const { slide, concept } = picture;
  /** The picture with another drawing in place of its own, or of all others. */
  const drawn = (isOwn: boolean) => {
    const changed = structuredClone(campaign);
    const { ads, display } = changed.audience.ad;
    const ad = concept === 'remedy' ? ads.remedy : ads.primary;
    const shown = slide ? display.keyVisuals[slide - 1] : ad?.visual;
    for (const visual of [ads.primary.visual, ads.remedy?.visual, ...display.keyVisuals])
      if (visual && (visual === shown) === isOwn)
        Object.assign(visual, { id: visual.id === 'report' ? 'promo-ticket' : 'report' });
    return composePicture(changed, picture, typeface).shapes;
  };
  expect(drawn(false)).toBe(composition.shapes);
  expect(drawn(true)).not.toBe(composition.shapes);
  const { accent, ink, ground } = paletteOf(campaign);
  expect(composition.shapes).toContain(panelPaletteOf(campaign).surface);
  const { logo } = campaign.brand;
  for (const color of isBrick(logo) ? [accent] : [])
    expect(composition.shapes).toContain(`fill="${color}"`);
  expect(composition.texts.map(({ color }) => color)).toContain(ink);
  expect(composition.ground).toBe(ground);
});

test('a social card has its page’s headline, and its incident', () => {
  for (const campaign of campaigns) {
    const card = composeSocialCard(campaign, typeface);
    const { badge, headline } = campaign.audience.landing.hero;
    expect(readTexts(card)).toEqual(expect.arrayContaining([badge, headline, ...nameIn(campaign)]));
    expectApart(card);
    const other = structuredClone(campaign);
    other.audience.ad.display.keyVisuals[0] = { id: 'report', description: 'Another' };
    expect(composeSocialCard(other, typeface).shapes).not.toBe(card.shapes);
  }
});

test('a panel can have the other theme’s colors, and the words keep theirs', () => {
  const campaign = structuredClone(campaigns[0]);
  const { display } = campaign.audience.ad;
  Object.assign(display, { colorScheme: 'dark', panel: 'light' });
  const { light, dark } = campaign.brand.palette;
  expect(paletteOf(campaign)).toMatchObject({ ground: dark.surface, ink: dark.text });
  expect(panelPaletteOf(campaign)).toMatchObject({ ground: light.background, ink: light.text });
  expect(colorScheme(campaign, scriptWords)).toMatch(
    patternOf(scriptWords.colorsAndPanel, { panel: light.background }),
  );
});

/** Other sizes of each family, from the narrowest to the widest that a platform might ask for. */
test.each([
  ['wide', ['1200x675', '1600x800', '800x418']],
  ['feed', ['720x900', '1440x1800', '2160x2160', '1200x1100']],
  ['tall', ['720x1280', '1440x2560', '1080x1800']],
  ['strip', ['320x50', '468x60', '970x90', '970x250']],
  ['tower', ['200x600', '250x250', '300x1050']],
])('the %s layouts fit pictures of %s', (layout, sizes) => {
  const family = pictures.filter(
    ([, { campaign, picture }]) => campaign.formats[picture.dimension]?.layout === layout,
  );
  expect(family.length).toBeGreaterThan(1);
  for (const [, { campaign, picture }] of family)
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
      expect(texts.filter((text) => !isInside(text, area))).toEqual([]);
    }
});

test.each([24, 40, 160])('%i words that leave a drawing no room take its place', (times) => {
  const offer = { ...campaigns[0].offer, statement: 'Wider '.repeat(times) };
  for (const campaign of campaigns)
    for (const picture of adPictures(campaign).filter(({ concept }) => concept)) {
      const { shapes } = composePicture({ ...campaign, offer }, picture, typeface);
      expect(shapes).not.toMatch(/ (?:width|height)="-/);
    }
});

test('only a story’s last slide says where to go, which is the campaign’s own link', () => {
  for (const { audience, ...rest } of campaigns) {
    const host = 'smiles.example';
    const campaign = { ...rest, audience: { ...audience, link: `https://${host}/fall` } };
    const { length } = campaign.audience.ad.story.slides;
    for (const picture of adPictures(campaign).filter(({ slide }) => slide)) {
      const words = readTexts(composePicture(campaign, picture, typeface)).join(' ');
      expect(words.includes(host)).toBe(picture.slide === length);
    }
  }
});

test.each(campaigns)('$audience.id: a small banner says it’s stopped', (campaign) => {
  const { audience, ...rest } = structuredClone(campaign);
  const shape = { concept: 'fear', dimension: '320x50', width: 320, height: 50 } as const;
  // Short enough for any typeface.
  audience.landing.hero.incident.drawing.signal.stopped = 'Held';
  audience.ad.ads.primary.visual = { id: 'scene', moment: 1 };
  expect(readTexts(composePicture({ ...rest, audience }, shape, typeface))).toContain('Held');
});
