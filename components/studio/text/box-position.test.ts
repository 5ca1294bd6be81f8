/** @jest-environment node */
import { positionAfterGrowth, positionBeside } from './box-position';

test('a box stays in view, however long its words are, and wherever they’ve gone', () => {
  const area = { clientHeight: 600, scrollLeft: 0, scrollTop: 0 };
  const wall = { ...area, getBoundingClientRect: () => ({ left: 0, top: 0, width: 900 }) };
  const boxAt = (words: { top: number; height: number }) => {
    const { top, height } = words;
    return positionBeside({ left: 50, top, bottom: top + height }, wall, 300);
  };
  const cases = [
    { words: 'with room above them', top: 400, height: 50, position: { left: 50, top: 68 } },
    { words: 'below the wall', top: 2000, height: 50, position: { left: 50, top: 292 } },
    { words: 'with room below them', top: 100, height: 50, position: { left: 50, top: 182 } },
    { words: 'higher than the wall', top: 100, height: 3000, position: { left: 50, top: 292 } },
    { words: 'above the wall', top: -900, height: 50, position: { left: 50, top: 8 } },
  ];
  for (const { words, position, ...at } of cases)
    expect({ words, position: boxAt(at) }).toEqual({ words, position });
});

test('a box stays where it is while it grows, unless it would leave the wall', () => {
  const wall = { clientHeight: 600, scrollTop: 1000 };
  const topAfter = (top: number, before: number, height: number) =>
    positionAfterGrowth({ left: 50, top: 1000 + top }, wall, { before, height }).top - 1000;
  const cases = [
    { grows: 'with room below it', top: 100, before: 300, height: 340, after: 100 },
    { grows: 'less high', top: 100, before: 340, height: 300, after: 100 },
    { grows: 'over the wall’s edge', top: 280, before: 300, height: 340, after: 252 },
    { grows: 'higher than the wall', top: 100, before: 300, height: 900, after: 8 },
    { grows: 'out of view', top: 900, before: 300, height: 340, after: 860 },
  ];
  for (const { grows, top, before, height, after } of cases)
    expect({ grows, after: topAfter(top, before, height) }).toEqual({ grows, after });
});
