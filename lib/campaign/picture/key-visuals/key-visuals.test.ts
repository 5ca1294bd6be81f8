/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Campaign, FigureData, KeyVisual } from '@/content/schema';
import { typeface } from '@/lib/build/typeface';
import { figureOf } from '../../figure';
import { paletteOf } from '../palette';
import { fitIn } from '../fit-text';
import { drawKeyVisual } from '.';

const danger = '#ff0000';
const ink = '#f0f0f0';

const campaign: Campaign = structuredClone(campaigns[0]);
const ground = { ground: '#101010', accent: '#00ff00' };
campaign.audience.ad.display.colorScheme = { ...ground, ink, danger };
const palette = paletteOf(campaign);

const box = { x: 0, y: 0, width: 1080, height: 900 };

const log = { opened: ['17:52', '02:14', '07:58'], alert: '02:14' };
const cities = [
  { name: 'Austin', time: '08:05', longitude: -98, latitude: 30, boxes: 3 },
  { name: 'Lisbon', time: '14:05', longitude: -9, latitude: 39, boxes: 3 },
];
const squares = (data: FigureData): KeyVisual => ({
  id: 'hundred-squares',
  figure: figureOf(data, 'en-US'),
});

/** Each key visual, how many of its shapes are marked, and its texts. */
const drawings: [visual: KeyVisual, marked: number, texts: string[]][] = [
  // The two bars of one line.
  [{ id: 'access-log', ...log }, 2, log.opened],
  [squares({ amount: 89, unit: 'percent' }), 89, []],
  [squares({ amount: 1, whole: 4, unit: 'count' }), 25, []],
  [{ id: 'world-map', cities, alert: 'Lisbon' }, 2, ['Austin', '08:05', 'Lisbon', '14:05']],
  [{ id: 'devices' }, 2, []],
  [{ id: 'camera-lens' }, 1, []],
  [{ id: 'closed-door' }, 0, []],
  [{ id: 'house-section' }, 1, []],
  [{ id: 'record-sheet' }, 1, []],
];

/** Draws a key visual. `progress` is for films. Marks are red or, if there are many, ink. A tint isn't one. */
function draw(visual: KeyVisual, progress?: number) {
  const style = { palette, fit: fitIn(1200, typeface), campaign, textArea: box, field: 'visual' };
  const { shapes, texts } = drawKeyVisual({ ...box, ...style, visual, progress });
  const mark = visual.id === 'hundred-squares' ? ink : danger;
  const marked = shapes.match(RegExp(`<[^>]*(?:fill|stroke)="${mark}"[^>]*>`, 'g')) ?? [];
  return {
    shapes,
    marked: marked.filter((shape) => !/ opacity="0/.test(shape)).length,
    texts: texts.map(({ lines }) => lines.join(' ')),
    fields: texts.map(({ field }) => field),
    textIn: (color: string) =>
      texts.filter((text) => text.color === color).map(({ lines }) => lines.join(' ')),
  };
}

test.each(drawings)('%j: in a film, its marks arrive; at the end, it is the picture', (...each) => {
  const [visual, marked, texts] = each;
  const [start, middle, end] = [0, 0.4, 1].map((progress) => draw(visual, progress));
  expect(start?.marked).toBe(0);
  expect(start?.shapes).not.toBe(middle?.shapes);
  expect(middle?.shapes).not.toBe(end?.shapes);
  expect(JSON.stringify(end)).toBe(JSON.stringify(draw(visual)));
  expect(end).toMatchObject({ marked, texts });
});

test('the log’s one marked line has its time in red, and each time knows its field', () => {
  const { fields, textIn } = draw({ id: 'access-log', ...log });
  expect(fields).toEqual(log.opened.map((_, index) => `visual.opened[${index}]`));
  expect(textIn(danger)).toEqual([log.alert]);
});

test('a figure of nothing marks no square, and there are always a hundred', () => {
  const { shapes, marked } = draw(squares({ amount: 0, unit: 'percent' }));
  expect(shapes.match(/<rect/g)).toHaveLength(100);
  expect(marked).toBe(0);
});

test('a house front has as many windows as the figure says, and one is red', () => {
  const { shapes, marked } = draw({
    id: 'facade',
    figure: figureOf({ amount: 212, unit: 'count' }, 'en-US'),
  });
  // One of them is a shape of its own.
  expect(shapes.match(/h6\.8/g)).toHaveLength(211);
  expect(marked).toBe(1);
});

test('the ticket has the offer on it in ink, and nothing on it looks like a risk', () => {
  const { offer } = campaign;
  const { texts, textIn, marked } = draw({ id: 'promo-ticket' });
  expect(texts).toEqual([
    offer.label,
    offer.code,
    `${offer.discount} off`,
    offer.appliesTo,
    offer.shortCondition,
  ]);
  expect(textIn(ink)).toEqual([offer.code, `${offer.discount} off`]);
  expect(marked).toBe(0);
});
