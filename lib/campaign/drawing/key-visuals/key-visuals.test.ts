import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import type { Campaign, FigureData, KeyVisual } from '@/content/schema';
import { readTexts } from '@/lib/fixtures/compositions';
import { renderPicture } from '@/lib/export/pictures/render-picture';
import { typeface } from '@/lib/export/pictures/typeface';
import { contrast } from '../../document/color';
import { conceptsOf } from '../../document/concepts';
import { figureOf } from '../../document/figure';
import { storyPictures } from '../../picture/ad-pictures';
import { composePicture } from '../../picture/compose-picture';
import type { Composition } from '../layer';
import { paletteOf, panelPaletteOf } from '../palette';
import { fitIn } from '../fit-text';
import { drawKeyVisual } from '.';

const danger = '#ff0000';
const ink = '#f0f0f0';

const campaign: Campaign = structuredClone(campaigns[0]);
const ground = { ground: '#101010', accent: '#00ff00' };
campaign.audience.ad.display.colorScheme = { ...ground, ink, danger };
const palette = paletteOf(campaign);
const { audience } = campaign;
const offer = {
  ...campaign.offer,
  discount: '25\u00a0%',
  appliesTo: 'im ersten Jahr',
  code: 'CODE25',
  statement: '25\u00a0% Rabatt im ersten Jahr mit CODE25',
};
const brick = { d: 'M1 1h20v20H1z', color: 'text', strokeWidth: 2 } as const;
const logo = { size: 22, paths: [brick] };
Object.assign(campaign, { offer, brand: { ...campaign.brand, logo } });
const { report, hero } = audience.landing;
// As many as there's room for in any typeface.
report.events = report.events.slice(-3);
Object.assign(hero.incident.drawing, { entries: [] });
const { time, stopped } = hero.incident.drawing.signal;
const events = report.events.flatMap((event) => [event.time, event.text]);

const box = { x: 0, y: 0, width: 1080, height: 900 };

const figure = (data: FigureData) => figureOf(data, 'en-US');
const facade: KeyVisual = { id: 'facade', figure: figure({ amount: 212, unit: 'count' }) };

/** Draws a key visual. `progress` is for films. */
function draw(visual: KeyVisual, progress?: number, textArea = box) {
  const style = { palette, fit: fitIn(1200, typeface), least: 29, campaign, path: 'visual' };
  const { shapes, texts } = drawKeyVisual({ ...box, ...style, textArea, visual, progress });
  const filled = (color: string) => shapes.split(`fill="${color}"`).length - 1;
  return { shapes, texts, filled, words: readTexts({ texts }).filter(Boolean) };
}

test.each<[KeyVisual, string[]]>([
  [facade, []],
  [{ id: 'promo-ticket' }, ['25\u00a0% Rabatt', offer.appliesTo, offer.code, offer.condition]],
  [{ id: 'report' }, [report.title, ...events, `${time} ${stopped}`]],
])('%j: in a film, its parts arrive', (visual, words) => {
  const drawn = [0, 0.3, 1].map((progress) => JSON.stringify(draw(visual, progress)));
  expect(new Set(drawn).size).toBe(3);
  expect(draw(visual, 1).words).toEqual(words);
  expect(draw(visual).words).toEqual(words);
});

test('a house front has as many windows as the figure says, and one is hatched in red', () => {
  const { shapes, filled } = draw(facade);
  const [, lit] = new RegExp(`d="([^"]*)" fill="${ink}"`).exec(shapes) ?? [];
  // One of them is a shape of its own.
  expect(lit?.match(/M/g)).toHaveLength(211);
  expect([shapes.includes(danger), filled(danger)]).toEqual([true, 0]);
});

test('the ticket has the brand’s color, words that stand out on it, and nothing like a risk', () => {
  const { shapes, texts } = draw({ id: 'promo-ticket' });
  expect(shapes).not.toContain(danger);
  expect(shapes).toContain(`fill="${palette.accent}"`);
  for (const { color } of texts)
    expect(contrast(color, palette.accent)).toBeGreaterThanOrEqual(4.5);
  const sizes = texts.map(({ path, size }) => (path === 'offer.code' ? 0 : size));
  const code = texts.find(({ path }) => path === 'offer.code');
  expect(code?.size).toBeGreaterThan(1.5 * Math.max(...sizes));
  // The wall behind it ends with its panel.
  const { x, y, width, height } = box;
  expect(shapes).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
});

test('a report’s times have room in a typeface with wide digits', () => {
  const wide = structuredClone(typeface);
  for (const { advances } of Object.values(wide.weights))
    for (const digit of '0123456789') advances[digit] = 1.5 * advances[digit]!;
  const style = { palette, fit: fitIn(1200, wide), least: 29, campaign, path: 'visual' };
  const { texts } = drawKeyVisual({ ...box, ...style, textArea: box, visual: { id: 'report' } });
  const times = texts.filter((text) => text.path.endsWith('.time'));
  expect(times.filter(({ excess }) => !excess)).toHaveLength(report.events.length);
});

test.each([
  ['promo-ticket', /<path d="M40 [\d.]+H1040V/],
  ['report', /<rect x="40" y="[^"]*" width="1000" /],
] as const)('%s: even margins around its paper', (id, paper) => {
  const { shapes } = draw({ id }, 2, { ...box, x: 40, width: 800 });
  expect(shapes).toMatch(paper);
});

test.each([
  { width: 120, height: 40, words: ['offer.code'] },
  { width: 190, height: 90, words: ['offer.discount', 'offer.code'] },
])('in $width × $height pixels, the ticket has only $words', ({ words, ...size }) => {
  const small = { ...box, ...size };
  const style = { palette, fit: fitIn(375, typeface), least: 9, campaign, path: 'visual' };
  const ticket = { ...small, ...style, textArea: small, visual: { id: 'promo-ticket' } } as const;
  const { texts } = drawKeyVisual(ticket);
  expect(texts.map(({ path }) => path)).toEqual(words);
  expect(texts.filter(({ excess }) => excess)).toEqual([]);
});

/** Three bytes a pixel. */
const pixels = async (composition: Composition) =>
  sharp(await renderPicture(composition))
    .raw()
    .toBuffer();

test.each(campaigns)('$audience.id: the first slide’s alert shows on a phone', async (original) => {
  const { danger: red, line } = panelPaletteOf(original);
  const first = storyPictures(original.audience)[0]!;
  const slide = composePicture(original, first, typeface);
  const calm = { ...slide, shapes: slide.shapes.replaceAll(red, line) };
  const [one, other] = await Promise.all([slide, calm].map(pixels));
  // Compares the green in each pixel, because the red is about the same in both.
  const changed = one?.filter((value, at) => at % 3 === 1 && value !== other?.[at]).length ?? 0;
  expect((Math.sqrt(changed) * 375) / slide.width).toBeGreaterThanOrEqual(40);
});

/** Each drawing once, whichever campaign it's from, in a wide strip and beside the words. */
const drawings = new Map(
  campaigns.flatMap((original) => {
    const { ad } = original.audience;
    const visuals = [...conceptsOf(ad).map(({ visual }) => visual), ...ad.display.keyVisuals];
    return visuals.flatMap((visual) =>
      [
        { campaign: original, visual, width: 1080, height: 430 },
        { campaign: original, visual, width: 504, height: 628 },
      ].map((drawn) => [`${visual.id} at ${drawn.width} × ${drawn.height}`, drawn] as const),
    );
  }),
);

test.each(Array.from(drawings))('%s: even margins, or up to the edge', async (_, drawn) => {
  const { width, height } = drawn;
  const { surface, ...others } = panelPaletteOf(drawn.campaign);
  const textArea = { x: 40, y: 40, width: width - 80, height: height - 80 };
  const style = { palette: { ...others, surface }, fit: fitIn(1080, typeface), least: 26 };
  const drawing = drawKeyVisual({ ...drawn, ...style, textArea, path: 'visual', x: 0, y: 0 });
  const picture = await renderPicture({ width, height, ground: surface, ...drawing });
  const trimming = sharp(picture).trim({ background: surface, threshold: 2 });
  const { info } = await trimming.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const [right, bottom] = [width - left - info.width, height - top - info.height];
  expect([left, right, top, bottom].filter((margin) => margin > 12 && margin < 18)).toEqual([]);
  const isInside = Math.min(top, bottom) > 12;
  expect(isInside ? Math.abs(top - bottom) : 0).toBeLessThan(height * 0.08);
});
