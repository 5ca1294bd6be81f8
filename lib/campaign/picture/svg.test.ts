import { outlinedText } from './svg';

test('the same letter is the same text wherever it is in a line, so that pictures compress', () => {
  const outlines = { 600: { e: 'M1,-2L4,2Q5,6 1,-2ZM2,0L3,1L2,0Z' }, 800: {} };
  const weight = { advances: { e: 5 }, kerning: {} };
  const typeface = { unitsPerEm: 10, ascent: 9, descent: 2, weights: { 600: weight, 800: weight } };
  const draw = outlinedText(typeface, outlines);
  const line = draw({
    text: 'ee',
    x: 0,
    y: 0,
    size: 10,
    weight: 600,
    color: 'red',
    align: 'start',
  });
  const letter = 'l3,4q1,4-3-4zm1,2l1,1l-1-1z';
  expect(line).toContain(`d="M1-2${letter}M6-2${letter}"`);
});
