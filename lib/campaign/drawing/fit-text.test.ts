import { unbreakable } from './unbroken';
import { fitIn, fitSentences, fitText, type TextOptions } from './fit-text';
import { unitsOf } from './line-breaks';
import { charactersAt, type Typeface } from './typeface';

/** Every character is half as wide as it's high, and a V moves closer to an A before it. */
const ascii = Array.from({ length: 95 }, (_, index) => [String.fromCodePoint(32 + index), 500]);
const weight = { advances: Object.fromEntries(ascii), kerning: { A: { '-100': 'V' } } };
const typeface: Typeface = {
  unitsPerEm: 1000,
  ascent: 800,
  descent: 200,
  weights: { 600: weight, 800: weight },
};

const box = { x: 10, y: 20, width: 400, height: 200, max: 200, min: 20, color: '#000000' };
const fit = (options: Partial<TextOptions> & { text: string }) =>
  fitText(typeface, { ...box, path: 'audience.ad.title', ...options });
const width = (line: string) => (charactersAt(line, 800, typeface).at(-1)?.end ?? 0) / 1000;

test('a line is as wide as its advances and its kerning', () => {
  expect(width('AB')).toBe(1);
  expect(width('AV')).toBeCloseTo(0.9);
  expect(width('VA')).toBe(1);
});

test('a text is as large as its box allows, and no word of it is split', () => {
  const text = 'Who opened that record?';
  const { lines, size, baseline } = fit({ text });
  expect(lines.join(' ')).toBe(text);
  expect(size).toBeGreaterThan(60);
  expect(baseline).toBeCloseTo(size * 0.8);
  expect(fit({ text, max: 30 }).size).toBe(30);
  expect(fit({ text: `${text} ${text}` }).size).toBeLessThan(size);
  // One that's too long takes no room from what's above its box.
  expect(fit({ text: text.repeat(99), vertical: 'end' }).y).toBe(box.y);
});

test.each([
  { units: ['Get', '10% off,', 'HIPAA-compliant,', 'with', 'AMAZON10.'] },
  { units: ['Open', '24/7', 'in', '212 kitchens', 'and', '60K homes'] },
  { units: ['Do', 'you', 'know who?'] },
  { units: ['At', 'noon'] },
])('what belongs together stays on one line: $units', ({ units }) => {
  expect(unitsOf(units.join(' '))).toEqual(units);
});

test('a label that is stacked on purpose breaks at any space, and a name is never broken', () => {
  expect(fit({ text: '10% off', width: 120, stacked: true }).lines).toEqual(['10%', 'off']);
  expect(fit({ text: '10% off', width: 120 }).lines).toEqual(['10% off']);
  const name = 'Mandantengeheimnisverletzung';
  expect(fit({ text: name, isName: true, width: 180 }).lines).toEqual([name]);
});

test('a sentence starts a line, unless it would be much smaller for that, and its first word is never the last', () => {
  const text = 'Blocked. Nobody wakes up.';
  const linesIn = (height: number) =>
    fitSentences(fitIn(400, typeface), { ...box, path: 'audience.ad.title', text, height }).lines;
  expect(linesIn(110)).toEqual(['Blocked.', 'Nobody wakes up.']);
  expect(linesIn(45)).toEqual([text]);
  const { lines } = fit({ text: 'It is over. We guarded everything', max: 30, width: 330 });
  expect(lines).toEqual(['It is over.', 'We guarded everything']);
});

test('in a picture, no text is set so small that a phone can’t show it', () => {
  const set = fitIn(
    1080,
    typeface,
  )({ ...box, path: 'audience.ad.title', text: 'on '.repeat(300), min: 1 });
  expect((set.size * 375) / 1080).toBeGreaterThanOrEqual(9);
  expect(set.excess?.height).toBeGreaterThan(0);
});

test.each([
  ['Mandantengeheimnisverletzung', 'Mandantengeheimni- sverletzung', 0],
  ['Mandanten\u00adgeheimnis\u00adverletzung', 'Mandanten- geheimnis- verletzung', 0],
  ['HIPAA-compliant-and-more-of-it', 'HIPAA-compliant- and-more-of-it', 0],
  ['Geheim\u00adnis', 'Geheimnis', 0],
  ['AMAZON10AMAZON10AMAZON10', 'AMAZON10AMAZON10AMAZON10', 60],
  ['-}}}}}}}}}}}}}}}}}}}}}}}}', '-}}}}}}}}}}}}}}}}}}}}}}}}', 70],
])('a word that is wider than its box breaks with a hyphen: %s', (text, broken, over) => {
  const { lines, excess } = fit({ text, width: 180 });
  expect(lines.join(' ')).toBe(broken);
  expect(excess?.width ?? 0).toBe(over);
});

test.each(['ab-c', 'a10% off', 'ab - c'])('in %s, a word is read from its start on', (text) => {
  const inside = new RegExp(unbreakable, 'y');
  inside.lastIndex = 1;
  expect(inside.test(text)).toBe(false);
  expect(unbreakable.test(text)).toBe(true);
});

test('a text goes at the top, in the middle or at the bottom of its box', () => {
  const y = (vertical: 'start' | 'center' | 'end') => fit({ text: 'Short', max: 20, vertical }).y;
  const { height } = fit({ text: 'Short', max: 20 });
  expect(y('start')).toBe(20);
  expect(Math.abs(y('center') - (20 + (200 - height) / 2))).toBeLessThanOrEqual(1);
  expect(Math.abs(y('end') - (220 - height))).toBeLessThanOrEqual(1);
});

test('variation selectors are neither missing nor drawn', () => {
  expect(fit({ text: 'F\u{e0100}it\ufe0fs\u{e01ef}' })).toEqual(fit({ text: 'Fits' }));
});

test('sentences take three lines instead of four, if they’re nearly as large there', () => {
  const text = 'Every access logged. Every record encrypted. Every rule checked daily.';
  const most = { ...box, path: 'audience.ad.title', text, width: 500, isBySentence: true };
  const sizes = [200, 140, 120, 110].map((height) => {
    const block = fitSentences((options) => fit(options), { ...most, height });
    const [first, few] = [fit({ ...most, height }), fit({ ...most, height, mostLines: 3 })];
    expect(block).toEqual(few.size < first.size * 0.9 ? first : few);
    return [first.lines.length, block.lines.length];
  });
  expect(sizes).toContainEqual([4, 3]);
  expect(Math.max(...sizes.map(([before = 0]) => before))).toBeGreaterThan(3);
});
