import { render } from '@testing-library/react';
import { UnitChart } from './unit-chart';

/** How many bricks each run of a path has: dashes of `brick`, `gap` apart. */
function runs(path?: Element): number[] {
  const [brick = 0, gap = 0] = (path?.getAttribute('stroke-dasharray') ?? '')
    .split(' ')
    .map(Number);
  const lengths = path?.getAttribute('d')?.matchAll(/h([\d.]+)/g) ?? [];
  return [...lengths].map(([, length]) => Math.round((Number(length) + gap) / (brick + gap)));
}

test.each([
  ['the first bricks, row by row', { of: 8, columns: 3, lit: 4 }, [3, 1], [2, 2]],
  // The lit ones are drawn over the others.
  ['the bricks it is given', { of: 5, lit: [1, 3] }, [1, 1], [5]],
  ['none', { of: 2, lit: 0 }, [], [2]],
  ['all', { of: 2, lit: 2 }, [2], []],
])('lights %s', (_, chart, lit, unlit) => {
  const { container } = render(<UnitChart {...chart} />);
  const [unlitPath, litPath] = container.querySelectorAll('path');
  expect([runs(litPath), runs(unlitPath)]).toEqual([lit, unlit]);
});
