import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { oneVariant, type Variant, applyEdits } from '@/lib/campaign/edits/edits';
import { findReplacements, withReplacements } from './replace';

const subject = 'audience.email.subject';
const badges = 'audience.email.badges';
const document = withValues(wholeDocument, {
  [subject]: 'Practice makes it: your practice, OUR PRACTICES and {offer.code}',
  [badges]: ['A practice’s badge', 'Another one', 'Best practice, $5 (a+b)?'],
  'audience.email.preview': 'Mind the \\{brace\\} in a café 👩‍⚕️ and more',
});
const wanted = { find: 'practice', replaceWith: 'lab', matchCase: false, wholeWords: false };

function find(changes: Partial<typeof wanted> = {}, variant: Variant = {}) {
  const edited = applyEdits(document, oneVariant(variant));
  return findReplacements(edited, variant, { ...wanted, ...changes });
}

const typedAt = (path: string, changes: Partial<typeof wanted> = {}) =>
  find(changes).replacements.find((replacement) => replacement.path === path)?.typed;

test('words are replaced with the capitals that they had, and tokens stay as they are', () => {
  expect(typedAt(subject)).toBe('Lab makes it: your lab, OUR LABS and {offer.code}');
  expect(typedAt(subject, { find: 'Practice', replaceWith: 'Lab' })).toBe(
    'Lab makes it: your lab, OUR LABS and {offer.code}',
  );
  expect(typedAt(subject, { matchCase: true })).toBe(
    'Practice makes it: your lab, OUR PRACTICES and {offer.code}',
  );
  expect(typedAt(subject, { wholeWords: true })).toBe(
    'Lab makes it: your lab, OUR PRACTICES and {offer.code}',
  );
  expect(typedAt(subject, { replaceWith: 'HIPAA' })).toContain('your HIPAA');
  expect(typedAt(subject, { find: 'offer.code' })).toBeUndefined();
});

test.each([
  ['any sign', { find: '$5 (a+b)?', replaceWith: '[$&]' }, 'Best practice, [$&]'],
  ['a straight apostrophe', { find: "practice's", replaceWith: 'lab’s' }, 'A lab’s badge'],
  ['nothing', { find: 'Best practice, ', replaceWith: '' }, '$5 (a+b)?'],
  ['a token', { find: 'Another', replaceWith: '{offer.code}' }, '{offer.code} one'],
])('%s is found and put in', (_, changes, typed) =>
  expect(find(changes).replacements.map((replacement) => replacement.typed)).toContain(typed),
);

test('emoji and braces stay whole', () => {
  const preview = 'audience.email.preview';
  expect(typedAt(preview, { find: 'café 👩‍⚕️', replaceWith: 'lab 🦷' })).toBe(
    'Mind the \\{brace\\} in a lab 🦷 and more',
  );
  const brace = { find: 'the', replaceWith: 'a \\' };
  expect(typedAt(preview, brace)).toBe('Mind a \\\\ \\{brace\\} in a café 👩‍⚕️ and more');
});

test.each(['mandantengeheimnis', 'Mandanten\u00adgeheimnis', 'mandanten\u200bgeheimnis\u2060'])(
  'a word is found as “%s”, whatever’s invisible in it',
  (words) => {
    const long = withValues(document, { [subject]: 'Mandanten\u00adgeheimnis!' });
    const changes = { ...wanted, find: words, replaceWith: 'Rezept' };
    const { replacements } = findReplacements(long, {}, changes);
    expect(replacements.find(({ path }) => path === subject)?.typed).toBe('Rezept!');
  },
);

test('a text that’s still to be confirmed stays so, which readers don’t see', () => {
  const unconfirmed = withValues(document, { [subject]: '{placeholder}A practice' });
  const { replacements } = findReplacements(unconfirmed, {}, wanted);
  const { typed, parts } = replacements.find(({ path }) => path === subject) ?? {};
  expect(typed).toBe('{placeholder}A lab');
  expect(parts?.map(({ text }) => text).join('')).toBe('A practicelab');
});

test('nothing is found for nothing, or for what no text has', () => {
  for (const words of ['', '   ', 'no such words here'])
    expect(find({ find: words })).toEqual({ replacements: [], facts: [] });
});

test('what goes and what comes is marked, with the facts as readers see them', () => {
  const replacement = find().replacements.find(({ path }) => path === subject);
  expect(replacement?.count).toBe(3);
  expect(replacement?.parts.slice(0, 4)).toEqual([
    { kind: 'removed', text: 'Practice' },
    { kind: 'added', text: 'Lab' },
    { kind: 'kept', text: ' makes it: your ' },
    { kind: 'removed', text: 'practice' },
  ]);
  expect(replacement?.parts.at(-1)).toEqual({ kind: 'kept', text: document.offer.code });
});

test('a fact that has the words is named once, with where it’s changed', () => {
  const { code } = document.offer;
  const { replacements, facts } = find({ find: code.toLowerCase() });
  // It's a text of its own, which all campaigns share.
  expect(replacements.map(({ path, isShared }) => [path, isShared])).toContainEqual([
    'offer.code',
    true,
  ]);
  expect(facts).toEqual([]);
  const figure = withValues(document, {
    [subject]: '{own.shop}',
    'audience.own': { ...document.audience.own, shop: 'Corner shop' },
  });
  const result = findReplacements(figure, {}, { ...wanted, find: 'corner' });
  expect(result).toMatchObject({ replacements: [], facts: [{ name: 'Shop' }] });
});

const problems = (replaceWith: string) =>
  find({ find: 'Best practice, $5 (a+b)?', replaceWith }).replacements.map(
    ({ problem }) => problem,
  );

test('what couldn’t be used then says so', () => {
  expect(problems('Fine')).toEqual([undefined]);
  for (const replaceWith of ['', 'x'.repeat(1001), '{offer.cod}'])
    expect(problems(replaceWith)).toEqual([expect.any(String)]);
  const headline = 'audience.ad.search.headlines.0';
  const long = withValues(document, { [headline]: 'practice' });
  const { replacements } = findReplacements(long, {}, { ...wanted, replaceWith: 'x'.repeat(31) });
  expect(replacements.find(({ path }) => path === headline)?.problem).toMatch(/30/);
});

test('the chosen texts are edited, also several entries of a list', () => {
  const { replacements } = find();
  const inEmail = replacements.filter(({ path }) => path.startsWith('audience.email.badges'));
  expect(withReplacements(document, {}, inEmail)).toEqual({
    [badges]: 'A lab’s badge\nAnother one\nBest lab, $5 (a+b)?',
  });
  const typed = { [subject]: 'My practice' };
  const edited = find({}, typed).replacements.filter(({ path }) => path === subject);
  expect(withReplacements(document, typed, edited)).toEqual({ [subject]: 'My lab' });
});
