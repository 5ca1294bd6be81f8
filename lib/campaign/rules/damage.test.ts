import { problemWords } from '@/content/words/problems';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { wholeDocument } from '@/lib/fixtures/whole-campaign';
import { problemsIn } from '.';
import { findDamage, findOtherAlphabet } from './damage';

const sentenceFor = (text: string) => findDamage(text)?.(problemWords);

const errors = ['#N/A', '#NAME?', '#REF!', '#VALUE!', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!'];
const localized = ['#N/D', '#BEZUG!', '#WERT!', '#¡REF!', '#¿NOMBRE?', '#Н/Д', '#ИМЯ?', 'Err:502'];

test.each([...errors, ...localized])('“%s” is a spreadsheet’s error, not a text', (text) => {
  expect(sentenceFor(text)).toContain('spreadsheet’s error');
});

test.each([
  { text: '########', sentence: 'too narrow' },
  { text: 'For [object Object]', sentence: '“[object Object]” is what a program' },
  { text: 'Guard your\ufffds team', sentence: 'after “Guard your”' },
  { text: '\ufffdber uns', sentence: 'at the start' },
  { text: 'Works on \uf8ff', sentence: 'show the character after “Works on”' },
  { text: 'AMA\u00adZON10', sentence: 'an invisible soft hyphen after “AMA”' },
  { text: 'Get\u200b it', sentence: 'an invisible zero-width space after “Get”' },
  { text: 'a\u202eb', sentence: 'an invisible character (U+202E) after “a”' },
  { text: 'Weâ€™re here', sentence: 'It should be “We’re here.”' },
  { text: 'M├╝nchen', sentence: 'garbled' },
  { text: '=?UTF-8?Q?M=C3=BCnchen?=', sentence: 'garbled' },
  { text: 'M\\u00fcnchen', sentence: 'garbled' },
])('of “$text”, it says what’s wrong and where', ({ text, sentence }) => {
  expect(sentenceFor(text)).toContain(sentence);
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

test.each(['\u0410TX10', 'ATX1\u041e', '\u0391TX', 'АТХ10{city}'])(
  'the code “%s” has a letter of another alphabet',
  (code) => expect(findOtherAlphabet(code)?.(problemWords)).toContain('another alphabet'),
);

test('what’s wrong with a typed code or text is said instead of what’s wanted', () => {
  const typed = { 'offer.code': '\u0410TX10', 'audience.email.subject': 'Tw\ufffd of us' };
  const problems = problemsIn(
    { document: applyVariant(wholeDocument, typed), typed },
    problemWords,
  );
  expect(problems).toMatchObject([
    { path: 'offer.code', sentence: expect.stringContaining('another alphabet') },
    { path: 'audience.email.subject', sentence: expect.stringContaining('got lost') },
  ]);
});
