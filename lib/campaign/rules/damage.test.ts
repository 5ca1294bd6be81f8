import { problemWords } from '@/content/words/problems';
import { fill } from '@/lib/campaign/document/fill';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { wholeDocument } from '@/lib/fixtures/whole-campaign';
import { problemsIn } from '.';
import { findDamage, findOtherAlphabet } from './damage';

const { damage } = problemWords;
const { characters } = damage;
const after = (before: string) => fill(damage.after, { before });

const sentenceFor = (text: string) => findDamage(text)?.(problemWords);

const errors = ['#N/A', '#NAME?', '#REF!', '#VALUE!', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!'];
const localized = ['#N/D', '#BEZUG!', '#WERT!', '#¡REF!', '#¿NOMBRE?', '#Н/Д', '#ИМЯ?', 'Err:502'];

test.each([...errors, ...localized])('“%s” is a spreadsheet’s error, not a text', (text) => {
  expect(sentenceFor(text)).toBe(fill(damage.error, { text }));
});

test.each([
  { text: '########', sentence: fill(damage.narrow, { text: '########' }) },
  { text: 'For [object Object]', sentence: fill(damage.object, { text: '[object Object]' }) },
  { text: 'Guard your\ufffds team', sentence: fill(damage.lost, { place: after('Guard your') }) },
  { text: '\ufffdber uns', sentence: fill(damage.lost, { place: damage.start }) },
  { text: 'Works on \uf8ff', sentence: fill(damage.privateUse, { place: after('Works on') }) },
  {
    text: 'AMA\u00adZON10',
    sentence: fill(damage.hidden, { character: characters.ad, place: after('AMA') }),
  },
  {
    text: 'Get\u200b it',
    sentence: fill(damage.hidden, { character: characters['200b'], place: after('Get') }),
  },
  {
    text: 'a\u202eb',
    sentence: fill(damage.hidden, {
      character: fill(damage.character, { code: '202E' }),
      place: after('a'),
    }),
  },
  {
    text: 'Weâ€™re here',
    sentence: fill(damage.repairable, { text: 'Weâ€™re here', repaired: 'We’re here' }),
  },
  ...['M├╝nchen', '=?UTF-8?Q?M=C3=BCnchen?=', 'M\\u00fcnchen'].map((text) => ({
    text,
    sentence: fill(damage.garbled, { text }),
  })),
])('of “$text”, it says what’s wrong and where', ({ text, sentence }) => {
  expect(sentenceFor(text)).toBe(sentence);
});

test.each([
  '#HIPAA',
  '#1 in security',
  'Is it #1?',
  'NULL',
  'None of it',
  'Undefined behavior',
  'Zażółć gęślą jaźń',
  'می\u200cخواهم',
  'Mandanten\u00adgeheimnis',
  '👩\u200d💻 ❤\ufe0f',
])('nothing is wrong with “%s”', (text) => expect(findDamage(text)).toBeUndefined());

test.each([
  { code: '\u0410TX10', letter: '\u0410' },
  { code: 'ATX1\u041e', letter: '\u041e' },
  { code: '\u0391TX', letter: '\u0391' },
])('the code “$code” has a letter of another alphabet', ({ code, letter }) => {
  const sentence = fill(damage.otherAlphabet, { letter, text: code });
  expect(findOtherAlphabet(code)?.(problemWords)).toBe(sentence);
});

test('what’s wrong with a typed code or text is said instead of what’s wanted', () => {
  const typed = { 'offer.code': '\u0410TX10', 'audience.email.subject': 'Tw\ufffd of us' };
  const problems = problemsIn(
    { document: applyVariant(wholeDocument, typed), typed },
    problemWords,
  );
  expect(problems).toMatchObject([
    {
      path: 'offer.code',
      sentence: fill(damage.otherAlphabet, { letter: '\u0410', text: '\u0410TX10' }),
    },
    { path: 'audience.email.subject', sentence: fill(damage.lost, { place: after('Tw') }) },
  ]);
});
