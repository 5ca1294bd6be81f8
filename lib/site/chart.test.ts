import type { Chart, Figure } from '@/content/schema';
import { figureOf } from '@/lib/campaign/document/figure';
import { chartOf } from './chart';

const count = (amount: number, whole?: number) =>
  figureOf({ amount, whole, unit: 'count' }, 'en-US');
const percent = (amount: number) => figureOf({ amount, unit: 'percent' }, 'en-US');

const alert = { icon: 'bell', text: 'An alert' } as const;
const items = [
  { ...alert, minutesAgo: 12, color: 'good' as const },
  { ...alert, minutesAgo: 60, color: 'notice' as const },
];
const time: [number, number] = [21, 40];
const panel = { title: 'A', state: 'Fine', time, stats: [], alerts: { title: 'Alerts', items } };

test.each<[text: string, value: Figure, chart: Chart, shape: object]>([
  ['a share of the whole', count(412, 418), { kind: 'bar' }, { share: 412 / 418 }],
  ['a hundred bricks', percent(89), { kind: 'units', columns: 20 }, { of: 100, lit: 89 }],
  ['a brick for each', count(4), { kind: 'units' }, { of: 4, lit: 4 }],
  ['no more than the whole', count(5, 4), { kind: 'units' }, { of: 4, lit: 4 }],
  ['all of nothing', count(5, 0), { kind: 'bar' }, { share: 1 }],
  ['the hours of alerts', count(2), { kind: 'hours' }, { of: 24, lit: [21, 20] }],
  ['of one color', count(1), { kind: 'hours', color: 'notice' }, { of: 24, lit: [20] }],
])('%s', (label, value, chart, shape) => {
  const { kind } = chart;
  expect(chartOf({ label, value, chart }, panel)).toMatchObject({ kind, ...shape });
});

test('a figure with too many bricks to count has no chart', () => {
  const value = count(1_000_000);
  expect(chartOf({ label: 'People', value, chart: { kind: 'units' } })).toBeUndefined();
});
