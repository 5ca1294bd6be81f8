import { cleanLine, cleanLines, cleanParagraphs, codeLetters } from './clean-text';

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
  ['Get \ufffcyour code', 'Get your code'],
  ['lap\u00adtop', 'laptop'],
  ['Mandanten\u00adgeheimnis', 'Mandanten\u00adgeheimnis'],
  ['one\u000btwo\u000cthree', 'one two three'],
  ['We\u0092re \u0093here\u0094\u0085', 'We’re “here”…'],
  ['O\ufb03ce \ufb01rst, \ufb02oor', 'Office first, floor'],
  ['\ufef3\ufeee\ufee1 \u2f47\u672c', '\u064a\u0648\u0645 \u65e5\u672c'],
  ['\uf0b7 Guard \uf0a7', 'Guard \uf0a7'],
  ['MÃ¼nchen', 'München'],
  ['M\u200bÃ\u200b¼nchen', 'München'],
  ['\u3164a\u2800\u2800b\uffa0', 'a b'],
  [
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
  ['\u0e2a\u0e27\u200b\u0e31', '\u0e2a\u0e27\u200b\u0e31'],
  ['\u05e9\u05dc\u05d5\u05dd (C++)\u200f.', '\u05e9\u05dc\u05d5\u05dd (C++)\u200f.'],
  ['\u2764\ufe0f x\ufe0f 1\ufe0f\u20e3', '\u2764\ufe0f x 1\ufe0f\u20e3'],
  ['\u{1f3f4}\u{e0067}\u{e007f} a\u{e0041}', '\u{1f3f4}\u{e0067}\u{e007f} a'],
])('%j becomes %j, and stays that way', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
  expect(cleanLine(clean)).toBe(clean);
});

test('lines are clean, without empty ones; paragraphs have one between them', () => {
  const lines = ' one \r\n\n\u200b\n two  words\rthree\u2029four';
  expect(cleanLines(lines)).toBe('one\ntwo words\nthree\nfour');
  expect(cleanParagraphs('\n one \r\n two\n\n\n\u200b\nthree ')).toBe('one\n\ntwo\n\nthree');
});

const bullets = (start: string) => ['One', 'Two', 'Three'].map((item) => start + item).join('\n');

const dots = ['•\t', '• ', '•', '● ', '○\t', '■ ', '□ ', '▪ ', '◦ ', '\uf0b7\t', '\uf0a7 '];
const arrows = ['▶ ', '➢ ', '➤', '→ ', '-> ', '\uf0d8', '👉 ', '✓ ', '✔\ufe0f ', '✅ '];
const dashes = ['- ', '– ', '— ', '* ', '· ', '- [ ] ', '- [x] '];
const numbers = ['1. ', '12) ', '1.) ', '(1) ', '1.2\t', '• 1. ', '1\ufe0f\u20e3 ', '①', '❶ '];
const letters = ['a) ', '(b) ', 'c. ', 'ii. ', 'A)\t', 'IV)\t'];
const wordsBullets = ['o\t', 'o ', '§\t', '§ ', 'Ø\t', 'ü\t'];
const repeated = ['★ ', '🚀 ', '» ', '> ', '+ '];

test.each([dots, arrows, dashes, numbers, letters, wordsBullets, repeated].flat())(
  '“%s” isn’t a part of a list’s entries',
  (start) => {
    expect(cleanLines(bullets(start))).toBe('One\nTwo\nThree');
    expect(cleanLines(`Benefits:\n${bullets(start)}`)).toBe('Benefits:\nOne\nTwo\nThree');
  },
);

test.each(['A. One\nB. Two', 'I. One\nII. Two', 'o\tOne\nTwo', 'â€¢ One\n\n\u200b•  Two\n•'])(
  'of “%s”, only the words are kept',
  (typed) => expect(cleanLines(typed)).toBe('One\nTwo'),
);

test.each([
  '-10% today\n3.5 hours\n2026. year',
  'o’clock\nO Canada',
  'o One\nTwo',
  'A. Smith\nB. Jones\nA. Miller',
  'a) One\nTwo',
  '1.5 million\n2.5 million',
  '§ 5 BDSG',
  '★★★★★ from 200 customers',
  '🚀 Fast\n🔒 Secure',
  '*Terms apply',
  '24/7 support\n(soon) more',
  'vs. them\nvs. us',
  '❌ No passwords\nNo waiting',
])('“%s” stays as it is', (typed) => expect(cleanLines(typed)).toBe(typed));

test.each([
  'AMA\u00adZON10',
  'amazon\u200b10',
  'AMAZON\u00a010',
  'AM\u2060AZON\u200d10\ufe0f',
  'ＡＭＡＺＯＮ１０',
])('the code “%s” is AMAZON10', (typed) => expect(codeLetters(cleanLine(typed))).toBe('AMAZON10'));
