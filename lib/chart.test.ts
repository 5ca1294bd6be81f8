import { figureOf } from '@/lib/campaign/figure';
import { chartOf } from './chart';

const card = (value: Parameters<typeof chartOf>[0]['value']) => ({ label: 'A figure', value });

const count = (amount: number, whole?: number) => figureOf({ amount, whole, unit: 'count' });

test('a share is the part of the whole that the figure states', () => {
  expect(chartOf({ ...card(count(412, 418)), chart: { kind: 'bar' } })).toEqual({
    kind: 'bar',
    share: 412 / 418,
  });
});

test('a unit chart has a brick for each unit of the whole', () => {
  expect(
    chartOf({
      ...card(figureOf({ amount: 89, unit: 'percent' })),
      chart: { kind: 'units', columns: 20 },
    }),
  ).toEqual({ kind: 'units', of: 100, lit: 89, columns: 20 });
  expect(chartOf({ ...card(count(4)), chart: { kind: 'units' } })).toMatchObject({ of: 4, lit: 4 });
});

test('alerts are drawn at the hours when they came in', () => {
  const alert = { icon: 'bell', text: 'An alert' } as const;
  const panel = {
    title: 'A panel',
    state: 'Fine',
    source: 'A sample',
    time: [21, 40] as [number, number],
    stats: [],
    rows: { title: 'Rows', items: [] },
    alerts: {
      title: 'Alerts',
      items: [
        { ...alert, minutesAgo: 12, color: 'good' as const },
        { ...alert, minutesAgo: 60, color: 'notice' as const },
      ],
    },
  };
  const hoursOf = (color?: 'notice') =>
    chartOf({ ...card(count(2)), chart: { kind: 'hours', color } }, panel);
  expect(hoursOf()).toEqual({ kind: 'hours', of: 24, lit: [21, 20] });
  expect(hoursOf('notice')).toEqual({ kind: 'hours', of: 24, lit: [20] });
});
