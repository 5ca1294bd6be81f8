/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Campaign, KeyVisual } from '@/content/schema';
import { typeface } from '@/lib/build/typeface';
import { figureOf } from '../../figure';
import { paletteOf } from '../palette';
import { drawKeyVisual } from '.';

const danger = '#ff0000';
const accent = '#00ff00';

const campaign: Campaign = structuredClone(campaigns[0]);
campaign.audience.ad.display.colorScheme = { ground: '#101010', ink: '#f0f0f0', accent, danger };
const palette = paletteOf(campaign);

const box = { x: 0, y: 0, width: 1080, height: 900 };
const description = 'A drawing';

/**
 * Draws a key visual. Returns its shapes and texts, and how many of its shapes are marked as a danger. `progress` is for
 * films.
 */
function draw(visual: KeyVisual, progress?: number) {
  const style = { palette, typeface };
  const stage = { ...box, ...style, textArea: box, visual, field: 'visual', campaign, progress };
  const { shapes, texts } = drawKeyVisual(stage);
  const marked = [...shapes.matchAll(/<[^>]*(?:fill|stroke)="#ff0000"[^>]*>/g)];
  const textIn = (color: string) =>
    texts.filter((text) => text.color === color).map(({ lines }) => lines.join(' '));
  return {
    shapes,
    // A tint isn't a mark.
    marked: marked.filter(([shape]) => !/ opacity="0/.test(shape)).length,
    texts: texts.map(({ lines }) => lines.join(' ')),
    fields: texts.map(({ field }) => field),
    textIn,
  };
}

test('the log has a time for each line, and one line is marked', () => {
  const opened = ['17:52', '02:14', '07:58'];
  const { texts, fields, marked, textIn } = draw({
    id: 'access-log',
    description,
    opened,
    alert: '02:14',
  });
  expect(texts).toEqual(opened);
  expect(fields).toEqual(opened.map((_, index) => `visual.opened[${index}]`));
  expect(textIn(danger)).toEqual(['02:14']);
  // The two bars of that line.
  expect(marked).toBe(2);
});

test.each([
  [figureOf({ amount: 89, unit: 'percent' }), 89],
  [figureOf({ amount: 1, whole: 4, unit: 'count' }), 25],
  [figureOf({ amount: 0, unit: 'percent' }), 0],
])('marks as many of the hundred squares as the figure says: %j', (figure, share) => {
  const { shapes, marked } = draw({ id: 'hundred-squares', description, figure });
  expect(shapes.match(/<rect/g)).toHaveLength(100);
  expect(marked).toBe(share);
});

test('the map shows its cities and times, and marks one device in a city with an alert', () => {
  const place = { longitude: 0, latitude: 0, boxes: 3 };
  const cities = [
    { ...place, name: 'Austin', time: '08:05' },
    { ...place, name: 'Lisbon', time: '14:05' },
  ];
  const { texts, marked } = draw({ id: 'world-map', description, cities, alert: 'Lisbon' });
  expect(texts).toEqual(cities.flatMap(({ name, time }) => [name, time]));
  expect(marked).toBe(1);
});

test('one of the devices is marked', () => {
  const { shapes, marked } = draw({ id: 'devices', description });
  expect(marked).toBeGreaterThan(0);
  expect(marked).toBeLessThanOrEqual(2);
  expect(shapes.match(/<rect/g)?.length).toBeGreaterThan(6);
});

test('the ticket has the offer on it, and nothing on it looks like a risk', () => {
  const { offer } = campaign;
  const { texts, textIn, marked } = draw({ id: 'promo-ticket', description });
  expect(texts).toEqual([offer.label, offer.code, `${offer.discount} off`, offer.appliesTo]);
  expect(textIn(accent)).toEqual([`${offer.discount} off`]);
  expect(marked).toBe(0);
});

test.each([
  ['camera-lens', 1],
  ['closed-door', 2],
  ['padlock', 2],
  ['house-section', 1],
  ['record-sheet', 1],
] as const)('%s: has one thing marked, and no words', (id, shapes) => {
  const { marked, texts } = draw({ id, description });
  expect(marked).toBe(shapes);
  expect(texts).toEqual([]);
});

test.each<KeyVisual>([
  { id: 'access-log', description, opened: ['17:52', '02:14'], alert: '02:14' },
  { id: 'hundred-squares', description, figure: figureOf({ amount: 89, unit: 'percent' }) },
  {
    id: 'world-map',
    description,
    cities: [
      { name: 'Austin', time: '08:05', longitude: -98, latitude: 30, boxes: 3 },
      { name: 'Lisbon', time: '14:05', longitude: -9, latitude: 39, boxes: 3 },
    ],
    alert: 'Lisbon',
  },
  { id: 'devices', description },
  { id: 'camera-lens', description },
  { id: 'closed-door', description },
  { id: 'padlock', description },
  { id: 'house-section', description },
  { id: 'record-sheet', description },
])('$id: in a film, nothing is marked at first, and the last frame is the picture', (visual) => {
  const [start, middle, end] = [0, 0.4, 1].map((progress) => draw(visual, progress));
  expect(start?.marked).toBe(0);
  expect(start?.shapes).not.toBe(middle?.shapes);
  expect(middle?.shapes).not.toBe(end?.shapes);
  expect(JSON.stringify(end)).toBe(JSON.stringify(draw(visual)));
});
