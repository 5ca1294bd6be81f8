/** @jest-environment node */
import { keyVisualTexts } from '@/content/key-visuals';
import { offer } from '@/content/offer';
import type { KeyVisual } from '@/content/schema';
import { drawKeyVisual } from './key-visuals';
import { paletteOf } from './palette';

const palette = paletteOf({
  dimensions: [],
  colorScheme: 'Ground #101010, ink #f0f0f0, accent #ff0000',
  keyVisuals: ['Promo code as a ticket'],
});

const box = { x: 0, y: 0, width: 1080, height: 900 };

/** A drawing; its texts; how many of its shapes are filled or drawn in red. */
function draw(name: KeyVisual, words = '') {
  const { shapes, texts } = drawKeyVisual(name, { ...box, textArea: box, palette, words });
  const red = shapes.match(/<[^>]*(?:fill|stroke)="#ff0000"[^>]*>/g) ?? [];
  return {
    shapes,
    // What is tinted, or seen through to nothing, is not what is marked.
    red: red.filter((shape) => !/ opacity="0/.test(shape)).length,
    texts: texts.map(({ lines }) => lines.join(' ')),
    redTexts: texts.filter(({ color }) => color === '#ff0000').map(({ lines }) => lines.join(' ')),
  };
}

test('the log has a time for each line, and one line in red', () => {
  const { texts, redTexts, red } = draw('Access log with one red line');
  expect(texts).toEqual(keyVisualTexts.accessLog.opened);
  expect(redTexts).toEqual(['02:14']);
  // The name and the box of that line.
  expect(red).toBe(2);
});

test.each([
  ['89% of practices lack full security.', 89],
  ['One in four: 25%.', 25],
  ['None.', 0],
])('of a hundred squares, as many are red as the words say: %s', (words, share) => {
  const { shapes, red } = draw('Hundred squares, a share of them red', words);
  expect(shapes.match(/<rect/g)).toHaveLength(100);
  expect(red).toBe(share);
});

test('the map has four cities with their times, and one device in red', () => {
  const { texts, red } = draw('World map with four time zones');
  expect(texts).toEqual([
    'Austin',
    '08:05',
    'Toronto',
    '09:05',
    'Lisbon',
    '14:05',
    'Manila',
    '22:05',
  ]);
  expect(red).toBe(1);
});

test('one of the devices is red', () => {
  const { shapes, red } = draw('Row of device outlines, one in red');
  expect(red).toBeGreaterThan(0);
  expect(red).toBeLessThanOrEqual(2);
  expect(shapes.match(/<rect/g)?.length).toBeGreaterThan(6);
});

test('the ticket has the offer on it', () => {
  const { texts, redTexts } = draw('Promo code as a ticket');
  expect(texts).toEqual([offer.label, offer.code, `${offer.discount} off`]);
  expect(redTexts).toEqual([`${offer.discount} off`]);
});

test.each([
  ['Camera lens in outline', 1],
  ['Closed door with a lit keyhole', 2],
  ['Closed padlock in outline', 2],
  ['House in section with sensors', 1],
  ['Record sheet with ruled fields', 1],
] as const)('%s: has its one red thing, and no words', (name, shapes) => {
  const { red, texts } = draw(name);
  expect(red).toBe(shapes);
  expect(texts).toEqual([]);
});
