import * as fc from 'fast-check';
import { typeface } from '@/lib/export/pictures/typeface';
import { fitText } from '@/lib/campaign/drawing/fit-text';
import {
  balancedLines,
  fullLines,
  unitsOf,
  type WidthOf,
} from '@/lib/campaign/drawing/line-breaks';
import { charactersAt } from '@/lib/campaign/drawing/typeface';
import { property, strangeText } from './property';

/** Texts without what breaking a long word adds or takes away. */
const bare = (texts: string[]) =>
  texts.join('').replaceAll(/[-\u00ad ]|\p{Variation_Selector}/gu, '');

const size = fc.integer({ min: 20, max: 1500 });

const boxed = fc.record({ text: strangeText, width: size, height: size });

property('all of a text is inside its box, or it says how far it sticks out', [boxed], (given) => {
  const box = { x: 0, y: 0, max: 130, min: 20, color: '#000000', path: 'a', ...given };
  const { lines, size: set, excess, ...block } = fitText(typeface, box);
  expect(bare(lines)).toBe(bare(unitsOf(given.text)));
  if (excess) {
    expect(excess.width + excess.height).toBeGreaterThan(0);
    return;
  }
  const widths = lines.map((line) => charactersAt(line, 800, typeface).at(-1)?.end ?? 0);
  const widest = (Math.max(...widths, 0) * set) / typeface.unitsPerEm;
  expect(widest).toBeLessThanOrEqual(given.width + 1);
  expect(block.height).toBeLessThanOrEqual(Math.ceil(given.height));
});

/** Measures lines of units of these widths, with spaces one wide, and counts how often. */
function measured(units: readonly number[]) {
  const counted = { times: 0 };
  const widthOf: WidthOf = (from, to) => {
    counted.times += 1;
    return units.slice(from, to).reduce((sum, unit) => sum + unit, to - from - 1);
  };
  return { widthOf, counted };
}

/** Every way to break units into lines that fit, as the ends of the lines. */
function allBreaks(count: number, room: number, widthOf: WidthOf, from = 0): number[][] {
  if (from === count) return [[]];
  return Array.from({ length: count - from }, (_, index) => from + index + 1)
    .filter((end) => widthOf(from, end) <= room)
    .flatMap((end) => allBreaks(count, room, widthOf, end).map((rest) => [end].concat(rest)));
}

const penalty: WidthOf = (_, end) => (end % 3 === 0 ? 40 : 0);
const widths = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 11 });

const rooms = fc.integer({ min: 9, max: 40 });

property('no other line breaks are better', [widths, rooms], (units, room) => {
  const { widthOf } = measured(units);
  const cost = (ends: number[]) =>
    ends.reduce((sum, end, index) => {
      const from = ends[index - 1] ?? 0;
      return sum + widthOf(from, end) ** 2 + (end < units.length ? penalty(from, end) : 0);
    }, 0);
  const every = allBreaks(units.length, room, widthOf);
  const fewest = Math.min(...every.map(({ length }) => length));
  const lines = balancedLines(units.length, room, widthOf, penalty);
  expect(fullLines(units.length, room, widthOf)).toHaveLength(fewest);
  expect(every).toContainEqual(lines);
  const best = every.filter(({ length }) => length === fewest).map(cost);
  expect(cost(lines)).toBe(Math.min(...best));
});

const most = fc.integer({ min: 1, max: 20 });

property('a unit is only measured with its own line', [fc.nat(300), most], (count, perLine) => {
  const { widthOf, counted } = measured(Array.from({ length: count }, () => 1));
  const room = 2 * perLine - 1;
  fullLines(count, room, widthOf);
  expect(counted.times).toBeLessThanOrEqual(count);
  balancedLines(count, room, widthOf, penalty);
  expect(counted.times).toBeLessThanOrEqual(count * (perLine + 2));
});
