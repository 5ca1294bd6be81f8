/** @jest-environment node */
import { fitText } from './fit-text';
import { widthOf } from './typeface';

const box = { x: 10, y: 20, width: 400, height: 200, max: 200, min: 20, color: '#000000' };

const widest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, 800)));

test('a text is as large as its box allows, and no word of it is cut', () => {
  const text = 'Who opened that record?';
  const { lines, size, height } = fitText({ ...box, text });
  expect(lines.join(' ')).toBe(text);
  expect(size).toBeGreaterThan(60);
  expect(height).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(widthOf(line, 800) * size).toBeLessThanOrEqual(box.width);
  expect(fitText({ ...box, text, max: 30 }).size).toBe(30);
  expect(fitText({ ...box, text: `${text} ${text}` }).size).toBeLessThan(size);
});

test('no other two lines of a text are narrower', () => {
  const words = 'One leaked password is all it takes'.split(' ');
  const { lines } = fitText({ ...box, text: words.join(' '), max: 30 });
  const others = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
  expect(lines).toHaveLength(2);
  expect(widest(lines)).toBe(Math.min(...others.map(widest)));
});

test('a text stands at the top, in the middle or at the bottom of its box', () => {
  const y = (vertical: 'start' | 'center' | 'end') =>
    fitText({ ...box, text: 'Short', max: 20, vertical }).y;
  const { height } = fitText({ ...box, text: 'Short', max: 20 });
  expect(y('start')).toBe(20);
  expect(Math.abs(y('center') - (20 + (200 - height) / 2))).toBeLessThanOrEqual(1);
  expect(Math.abs(y('end') - (220 - height))).toBeLessThanOrEqual(1);
});

test.each(['Incomprehensibilities', 'many short words '.repeat(40).trim()])(
  'what does not fit at the smallest size is refused: %s',
  (text) => {
    expect(() => fitText({ ...box, text, width: 100, height: 60 })).toThrow(text);
  },
);
