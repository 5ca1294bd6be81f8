import { cleanLine, cleanLines, cleanParagraphs } from './clean-text';

test.each([
  ['  two   words\t here ', 'two words here'],
  ['a\nb\r\nc\u2028d\u00a0e', 'a b c d e'],
  ['e\u0301', '\u00e9'],
  ['e\u200b\u0301', '\u00e9'],
  ['\u202egnp.exe\u202c \u2066x\u2069\u200e\u200f\u061c', 'gnp.exe x'],
  ['zero\u200bwidth\u200c\u2060\ufeff', 'zerowidth'],
  ['nul\u0000 bell\u0007 del\u007f', 'nul bell del'],
  ['half \ud83d, \udc00 half', 'half , half'],
  ['ma\u{e0100}r\u{e01ef}ks', 'marks'],
  [
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} stays',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} stays',
  ],
  ['\u200b \ufeff', ''],
])('%j becomes %j, and stays that way', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
  expect(cleanLine(clean)).toBe(clean);
});

test('lines are clean, without empty ones; paragraphs have one between them', () => {
  const lines = ' one \r\n\n\u200b\n two  words\rthree\u2029four';
  expect(cleanLines(lines)).toBe('one\ntwo words\nthree\nfour');
  expect(cleanParagraphs('\n one \r\n two\n\n\n\u200b\nthree ')).toBe('one\n\ntwo\n\nthree');
});

test('a pasted list’s bullets and numbers aren’t part of its entries', () => {
  const pasted = '•\tone\n\u200b• two\n•three\n - four\n– five\n1. six\n12) seven\n•\n• 1. eight';
  const entries = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  expect(cleanLines(pasted).split('\n')).toEqual(entries);
  expect(cleanLines('-10% today\n3.5 hours\n2026. year')).toBe('-10% today\n3.5 hours\n2026. year');
});
