import { render } from '@testing-library/react';
import { UnitChart } from './unit-chart';

/** Which bricks a path draws, from 0, and each one's width as a share of a full brick. */
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

/** The lit and unlit bricks of a chart. */
function drawn(chart: React.ComponentProps<typeof UnitChart>) {
  const { container } = render(<UnitChart {...chart} />);
  const [unlit, lit] = container.querySelectorAll('path');
  const columns = chart.columns ?? chart.of;
  return { lit: bricksOf(lit, columns), unlit: bricksOf(unlit, columns) };
}

const whole = (...places: number[]) => places.map((place) => [place, 1]);

test('lights the first bricks, row by row', () => {
  expect(drawn({ of: 8, columns: 3, lit: 4 })).toEqual({
    lit: whole(0, 1, 2, 3),
    unlit: whole(4, 5, 6, 7),
  });
});

test('lights the bricks it is given', () => {
  expect(drawn({ of: 5, lit: [1, 3] }).lit).toEqual(whole(1, 3));
});

test('lights none or all', () => {
  expect(drawn({ of: 2, lit: 0 })).toEqual({ lit: [], unlit: whole(0, 1) });
  expect(drawn({ of: 2, lit: 2 })).toEqual({ lit: whole(0, 1), unlit: [] });
});
