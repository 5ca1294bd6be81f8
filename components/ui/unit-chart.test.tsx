import { render } from '@testing-library/react';
import { Ring } from './ring';
import { UnitChart } from './unit-chart';

/** The places of the bricks that a path draws, and how wide each is, as a share of a whole one. */
function bricksOf(path: Element | undefined, columns: number): [place: number, share: number][] {
  const [brick = 0, gap = 0] = (path?.getAttribute('stroke-dasharray') ?? '')
    .split(' ')
    .map(Number);
  const height = Number(path?.getAttribute('stroke-width'));
  const runs = [...(path?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)];
  return runs.flatMap((run) => {
    const [, x = 0, y = 0, length = 0] = run.map(Number);
    const first = Math.floor(y / height) * columns + Math.round(x / (brick + gap));
    return Array.from({ length: Math.ceil((length - 0.1) / (brick + gap)) }, (_, index) => {
      const left = length - index * (brick + gap);
      return [first + index, Number(Math.min(1, left / brick).toFixed(1))] satisfies [
        number,
        number,
      ];
    });
  });
}

/** What is lit of a chart, and what is not. */
function drawn(chart: React.ComponentProps<typeof UnitChart>) {
  const { container } = render(<UnitChart {...chart} />);
  const [others, lit] = container.querySelectorAll('path');
  const columns = chart.columns ?? chart.of;
  return { lit: bricksOf(lit, columns), others: bricksOf(others, columns) };
}

const whole = (...places: number[]) => places.map((place) => [place, 1]);

test('the first ones are lit, the others are not, row by row', () => {
  expect(drawn({ of: 8, columns: 3, lit: 4 })).toEqual({
    lit: whole(0, 1, 2, 3),
    others: whole(4, 5, 6, 7),
  });
});

test('a part of the last one', () => {
  expect(drawn({ of: 4, lit: 2.5 })).toEqual({ lit: [...whole(0, 1), [2, 0.5]], others: whole(3) });
});

test('those that are named', () => {
  expect(drawn({ of: 5, lit: [1, 3] }).lit).toEqual(whole(1, 3));
});

test('none, and all', () => {
  expect(drawn({ of: 2, lit: 0 })).toEqual({ lit: [], others: whole(0, 1) });
  expect(drawn({ of: 2, lit: 2 })).toEqual({ lit: whole(0, 1), others: [] });
});

test('a ring is filled to its share', () => {
  const { container } = render(<Ring share={0.98} />);
  const filled = container.querySelector('path');
  expect(filled?.getAttribute('pathLength')).toBe('100');
  expect(filled?.getAttribute('stroke-dasharray')).toBe('98 100');
});
