import { atLeast, count, dollars, percent } from '@/content/schema/figure';
import { aroundTheClock, hours, score } from '@/content/schema/figure';
import { chartOf } from './chart';

const card = (value: Parameters<typeof chartOf>[0]['value']) => ({ label: 'A figure', value });

test.each([
  ['2.5M', count(2_500_000)],
  ['185K', count(185_000)],
  ['1,306', count(1306)],
  ['94', count(94)],
  ['8M+', atLeast(8_000_000)],
  ['$4.35M', dollars(4_350_000)],
  ['99.9%', percent(99.9)],
  ['48hrs', hours(48)],
  ['24/7', aroundTheClock],
  ['98/100', score(98, 100)],
])('a figure is written as %s', (text, figure) => {
  expect(figure.text).toBe(text);
});

test('a share is the part of the whole that the figure states', () => {
  expect(chartOf({ ...card(count(412, 418)), chart: { kind: 'bar' } })).toEqual({
    kind: 'bar',
    share: 412 / 418,
  });
});

test('a unit chart has a brick for each unit of the whole', () => {
  expect(chartOf({ ...card(percent(89)), chart: { kind: 'units', columns: 20 } })).toEqual({
    kind: 'units',
    of: 100,
    lit: 89,
    columns: 20,
  });
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
