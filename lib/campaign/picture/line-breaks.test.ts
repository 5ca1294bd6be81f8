/** @jest-environment node */
import { balancedLines, fullLines, type WidthOf } from './line-breaks';

/**
 * Measures lines of units of these widths with spaces one wide, and fails when it's asked too
 * often.
 */
function measured(units: readonly number[], limit = Infinity): WidthOf {
  let calls = 0;
  return (from, to) => {
    calls += 1;
    if (calls > limit) throw new Error(`More than ${limit} lines were measured.`);
    return units.slice(from, to).reduce((sum, each) => sum + each, to - from - 1);
  };
}

/** Every way to break units into lines that fit, as the ends of the lines. */
function allBreaks(count: number, room: number, widthOf: WidthOf, from = 0): number[][] {
  if (from === count) return [[]];
  return Array.from({ length: count - from }, (_, index) => from + index + 1)
    .filter((end) => widthOf(from, end) <= room)
    .flatMap((end) => allBreaks(count, room, widthOf, end).map((rest) => [end].concat(rest)));
}

const units = [3, 5, 2, 9, 4, 4, 1, 7, 6, 2];
const penalty: WidthOf = (_, end) => (end % 3 === 0 ? 40 : 0);

test.each([9, 10, 12, 15, 21, 60])('with room for %i, no other breaks are better', (room) => {
  const widthOf = measured(units);
  const cost = (ends: number[]) =>
    ends.reduce((sum, end, index) => {
      const from = ends[index - 1] ?? 0;
      return sum + widthOf(from, end) ** 2 + (end < units.length ? penalty(from, end) : 0);
    }, 0);
  const every = allBreaks(units.length, room, widthOf);
  const fewest = Math.min(...every.map(({ length }) => length));
  const found = balancedLines(units.length, room, widthOf, penalty);
  expect(fullLines(units.length, room, widthOf)).toHaveLength(fewest);
  expect(every).toContainEqual(found);
  expect(found).toHaveLength(fewest);
  expect(cost(found)).toBe(Math.min(...every.filter(({ length }) => length === fewest).map(cost)));
});

test('a unit that is too wide gets a line of its own', () => {
  expect(fullLines(3, 5, measured([2, 9, 2]))).toEqual([1, 2, 3]);
});

test('no units have no lines', () => {
  expect(fullLines(0, 5, measured([]))).toEqual([]);
  expect(balancedLines(0, 5, measured([]), penalty)).toEqual([]);
});

test('a unit is only measured with those on its line, so the work grows with the text', () => {
  const many = Array.from({ length: 500 }, () => 1);
  // Ten units to a line, and the first one for which there's no room.
  expect(fullLines(500, 19, measured(many, 500))).toHaveLength(50);
  expect(balancedLines(500, 19, measured(many, 500 * 11), penalty)).toHaveLength(50);
});
