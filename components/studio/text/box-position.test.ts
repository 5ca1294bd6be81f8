/** @jest-environment node */
import { positionBeside } from './box-position';

test('a box stays in view, however long its words are, and wherever they’ve gone', () => {
  const area = { clientHeight: 600, scrollLeft: 0, scrollTop: 0 };
  const wall = { ...area, getBoundingClientRect: () => ({ left: 0, top: 0, width: 900 }) };
  const boxAt = (words: { top: number; height: number }) => {
    const { top, height } = words;
    return positionBeside({ left: 50, top, bottom: top + height }, wall, 300);
  };
  const cases = [
    { words: 'with room above them', top: 400, height: 50, position: { left: 50, bottom: 212 } },
    { words: 'below the wall', top: 2000, height: 50, position: { left: 50, bottom: 8 } },
    { words: 'with room below them', top: 100, height: 50, position: { left: 50, top: 162 } },
    { words: 'higher than the wall', top: 100, height: 3000, position: { left: 50, top: 292 } },
    { words: 'above the wall', top: -900, height: 50, position: { left: 50, top: 8 } },
  ];
  for (const { words, position, ...at } of cases)
    expect({ words, position: boxAt(at) }).toEqual({ words, position });
});
