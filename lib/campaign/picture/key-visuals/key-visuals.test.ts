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
const { offer, audience } = campaign;
const { report } = audience.landing;

const box = { x: 0, y: 0, width: 1080, height: 900 };

const figure = (data: FigureData) => figureOf(data, 'en-US');
const squares = (data: FigureData): KeyVisual => ({ id: 'hundred-squares', figure: figure(data) });
const facade: KeyVisual = { id: 'facade', figure: figure({ amount: 212, unit: 'count' }) };
const share = squares({ amount: 89, unit: 'percent' });

/** Draws a key visual. `progress` is for films. */
function draw(visual: KeyVisual, progress?: number) {
  const style = { palette, fit: fitIn(1200, typeface), least: 29, campaign, field: 'visual' };
  const { shapes, texts } = drawKeyVisual({ ...box, ...style, textArea: box, visual, progress });
  const filled = (color: string) => shapes.split(`fill="${color}"`).length - 1;
  const words = texts.map(({ lines }) => lines.join(' ')).filter(Boolean);
  return { shapes, texts, filled, words };
}

test.each<[KeyVisual, string[]]>([
  [share, []],
  [facade, []],
  [{ id: 'promo-ticket' }, [`${offer.discount} off`, offer.appliesTo, offer.code, offer.condition]],
  [{ id: 'report' }, [report.title, ...report.events.flatMap(({ time, text }) => [time, text])]],
])('%j: in a film, its parts arrive', (visual, words) => {
  const [start, middle, end] = [0, 0.4, 1].map((progress) =>
    JSON.stringify(draw(visual, progress)),
  );
  expect(new Set([start, middle, end]).size).toBe(3);
  expect(draw(visual, 1).words).toEqual(words);
  expect(draw(visual).words).toEqual(words);
});

test.each([
  [{ amount: 89, unit: 'percent' }, 89],
  [{ amount: 0, unit: 'percent' }, 0],
  [{ amount: 1, whole: 4, unit: 'count' }, 25],
] as const)('of %j, as many of the hundred squares are marked', (data, marked) => {
  const { shapes, filled } = draw(squares(data));
  expect(shapes.match(/<rect/g)).toHaveLength(100);
  expect(filled(ink)).toBe(marked);
});

test('a house front has as many windows as the figure says, and one is red', () => {
  const { shapes, filled } = draw(facade);
  // One of them is a shape of its own.
  expect(shapes.match(/h6\.8/g)).toHaveLength(211);
  expect(filled(danger)).toBe(1);
});

test('nothing on the ticket looks like a risk', () => {
  expect(draw({ id: 'promo-ticket' }).shapes).not.toContain(danger);
});
