/** @jest-environment node */
import { campaigns } from '@/content/campaigns';
import type { Campaign } from '@/content/schema';
import { typeface } from '@/lib/build/typeface';
import { type AdPicture, adPictures } from '../ads/pictures';
import { contrast, parseHex } from '../color';
import { composePicture } from './compose-picture';
import { composeSocialCard } from './compose-social-card';
import { type Composition, misfits } from './composition';
import type { Rect } from './fit-text';
import { paletteOf } from './palette';
import { safeArea } from './safe-zone';
import { valueText } from '../value-text';
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
    const { headline, subheadline, cta } = campaign.audience.ad.ads.primary;
    const { slides } = campaign.audience.ad.story;
    const { slide } = picture;
    const expected = slide
      ? [
          slides[slide - 1],
          `${slide} / ${slides.length}`,
          ...(slide === slides.length ? [cta] : []),
        ]
      : [headline, subheadline, cta];
    expect(said(composition)).toEqual(expect.arrayContaining([...expected, campaign.brand.name]));
  },
);

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
  const { keyVisuals } = campaign.audience.ad.display;
  const other = { id: 'record-sheet', description: 'Another' } as const;
  for (const [index, visual] of keyVisuals.entries()) {
    if (visual.id === other.id) continue;
    const changed = structuredClone(campaign);
    changed.audience.ad.display.keyVisuals[index] = other;
    const { shapes } = composePicture(changed, picture, typeface);
    const shown = index === (picture.slide ?? 1) - 1;
    expect([index, shapes !== composition.shapes]).toEqual([index, shown]);
  }
  const { ink, surface, ground } = paletteOf(campaign);
  expect(composition.shapes).toContain(surface);
  expect(composition.texts.map(({ color }) => color)).toContain(ink);
  expect(composition.ground).toBe(ground);
});

test.each(byId)('%s: its colors are legible on each other', (_, campaign) => {
  const palette = paletteOf(campaign);
  for (const ground of [palette.ground, palette.surface])
    for (const color of [palette.ink, palette.muted, palette.accent, palette.danger])
      expect([color, ground, ratio(color, ground) >= 4.5]).toEqual([color, ground, true]);
  expect(ratio(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
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

test('any button that a platform offers fits every picture', () => {
  for (const cta of new Set(first.platforms.flatMap(({ ctas }) => ctas.items))) {
    const composed = composeAll(({ audience }) => (audience.ad.ads.primary.cta = cta));
    expect(composed.flatMap(misfits)).toEqual([]);
    expect(composed.filter((each) => said(each).includes(cta)).length).toBeGreaterThan(1);
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
    audience.ad.display.colors = colors;
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
