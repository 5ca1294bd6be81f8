import { isDeepStrictEqual } from 'node:util';
import { documents } from '@/content/campaigns';
import type { CampaignDocument } from '@/content/schema';
import { fill } from '../document/fill';
import { atPath, textsIn } from '../document/paths';
import { factsOf, resolve } from '../document/resolve';
import { applyVariant, type Variant, withEdit } from './edits';
import { problemWords } from '@/content/words/problems';
import { sentenceOf } from '../rules/rule';
import { valueProblem, valueProblems } from '../rules/values';
import { dayIn } from '../document/day';
import { discountText } from '../document/discount';
import { cleanValue, valueOf } from '../document/values';
import { correctValue } from '../rules/corrections';
import { type Field, fieldsOf, typedFieldsOf } from '../document/fields';

const [document] = documents;
const fields = fieldsOf(document);
const facts = factsOf(document);

const fieldAt = (at: string) => fields.find(({ path }) => path === at)!;
const subject = fieldAt('audience.email.subject');
const edited = (variant: Variant) => applyVariant(document, variant);

/** A value that each kind of field accepts and that no campaign has. */
function another({ path, kind, form }: Field): string {
  if (kind === 'number') return '77';
  if (kind === 'boolean') return atPath(document, path) ? '' : 'true';
  if (path.endsWith('.source.year')) return '1999';
  if (form === 'address') return 'https://other.example/page';
  if (/^audience\.campaign$|\.signal\./.test(path)) return 'something-else';
  if (path.endsWith('.sizes')) return '1500x500\n970x250';
  if (path.endsWith('metaTags')) return '#Another\n#AndAnother';
  if (path === 'offer.discount') return '$77';
  if (form === 'capitals') return 'OTHER77';
  if (kind === 'picture') return '{"id":"scene","moment":0.12}';
  if (kind === 'logo') return '{"size":9,"paths":[{"d":"M0 0h9v9z","color":"text"}]}';
  if (kind === 'color') return '#123456';
  return kind === 'list' ? 'First entry\nSecond entry\nThird entry' : 'Other words';
}

test('every field has a label, and a path of its own', () => {
  for (const listed of documents.map(fieldsOf)) {
    expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
    expect(listed.filter(({ label }) => !label.trim() || / picture, /.test(label))).toEqual([]);
  }
});

test('each text can be edited, nothing else changes, and the fields are those found anew', () => {
  // The entries of a list are alike, and so are figures.
  const alike = new Map(
    typedFieldsOf(document).map((field) => [
      field.path.replaceAll(/\.\d+/g, '.0').replace(field.figure ?? '', ''),
      field,
    ]),
  );
  for (const field of alike.values()) {
    const { path } = field;
    const value = another(field);
    expect([path, valueProblem(field, value, facts)]).toEqual([path, undefined]);
    const variant = withEdit({ original: document, variant: {}, field, value });
    const after = edited(variant);
    expect(valueOf(after, field)).toBe(value);
    // Jest would compare each field's schema part by part, which takes seconds.
    const areSame = isDeepStrictEqual(fieldsOf(after), fieldsOf({ ...after }));
    expect([path, areSame]).toEqual([path, true]);
    const elsewhere = (tree: CampaignDocument) =>
      textsIn(tree)
        // A source that has only a name gets an empty address.
        .filter(([at, text]) => text && at !== path && !at.startsWith(`${path}.`))
        .map((entry) => entry.join(': '))
        .join('\n');
    expect(elsewhere(after)).toBe(elsewhere(document));
    expect(withEdit({ original: document, variant, field, value })).toBe(variant);
    expect(withEdit({ original: document, variant, field, value: valueOf(document, field) })).toEqual({});
  }
});

test('a text that can’t be exported is shown, but an address or a sender that can’t isn’t used', () => {
  const variant = {
    'audience.email.subject': '',
    'audience.email.headline': '{own.nothing}',
    'offer.code': '<b>',
    'audience.link': 'javascript:alert(1)',
    'email.sender': '<img src=x onerror=alert(1)>',
  };
  const after = edited(variant);
  expect(resolve(after).audience.email).toMatchObject({ subject: '', headline: '{own.nothing}' });
  expect(after.offer.code).toBe('<b>');
  expect(after.audience.link).toBe(document.audience.link);
  expect(after.email).toEqual(document.email);
  // Not even with a token that stands for something else now.
  expect(edited({ ...variant, 'email.sender': '{offer.code}' }).email).toEqual(document.email);
});

test.each(['red', '{offer.code}', '#12345g', '#fff"/><script>'])('a color can’t be %s', (typed) => {
  const variant = { 'brand.palette.light.accent': typed, 'offer.code': '#123456' };
  expect(edited(variant).brand).toEqual(document.brand);
});

test.each([
  ['offer.code', ' spring25 ', 'SPRING25'],
  ['audience.lightAccent', ' 0055AA', '#0055aa'],
  ['audience.email.subject', 'Two\nlines ', 'Two lines'],
  ['audience.email.intro', 'One\r\n \r\n\r\nTwo ', 'One\n\nTwo'],
  ['audience.email.badges', '• One\n\n2. Two', 'One\nTwo'],
  ['offer.discount', '15.0%', discountText(document.brand.locale, '15%')],
  ['offer.until', '46387', dayIn(document.brand.locale, '2026-12-31')],
  ['audience.link', 'https://a.example/b\u00adc\u200b\u00a0\n', 'https://a.example/bc'],
  ['audience.link', 'https://a.example/b%E2%80%8B', 'https://a.example/b'],
])('in %s, %j becomes %j', (path, typed, clean) => {
  expect(cleanValue(fieldAt(path), typed)).toBe(clean);
});

test('what was typed is put right: spelled-out facts, an address, a tracking value', () => {
  const { code, discount } = resolve(document).offer;
  const text = `Save ${discount} with ${code}, not 1${discount} with ${code}0.`;
  expect(correctValue(subject, text, facts)).toBe(
    `Save {offer.discount} with {offer.code}, not 1${discount} with ${code}0.`,
  );
  expect(correctValue(subject, 'Nothing to follow', facts)).toBe('Nothing to follow');
  expect(correctValue(fieldAt('offer.code'), code, facts)).toBe(code);
  const link = fieldAt('audience.link');
  for (const typed of ['a.example/b?c=d', 'http://a.example/b?c=d'])
    expect(correctValue(link, typed, facts)).toBe('https://a.example/b?c=d');
  for (const typed of ['https://a.example', 'javascript:alert(1)', 'not an address', '//a.example'])
    expect(correctValue(link, typed, facts)).toBe(typed);
  expect(
    correctValue(fieldAt('audience.campaign'), '– Paid_Social: São Paulo – 2027 !', facts),
  ).toBe('paid_social-sao-paulo-2027');
});

test.each([
  {
    path: 'audience.email.subject',
    values: [
      '\u200b ',
      'With {offer.cod}',
      '{launch.platforms}',
      '{{ contact.firstname }}',
      'x'.repeat(1001),
      // Short as it's typed, long once its tokens are resolved.
      '{offer.statement}'.repeat(50),
    ],
  },
  {
    path: 'audience.email.badges',
    values: ['\n\n', 'x\n'.repeat(51), `${'x'.repeat(900)}\n`.repeat(10)],
  },
  { path: 'audience.ad.metaTags', values: ['NoHash', '#Hash Tag'] },
  { path: 'audience.landing.next.steps', values: ['0 1'] },
  { path: 'audience.campaign', values: ['Capital', 'x'.repeat(61)] },
  {
    path: 'audience.link',
    values: [
      'http://a.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '//a.example',
      '/\\a.example',
      'https://a.example/a b',
      `https://a.example/${'x'.repeat(2000)}`,
    ],
  },
  { path: 'offer.code', values: ['two words!', '<B>', 'A'.repeat(25)] },
  {
    path: 'offer.discount',
    values: [
      '{offer.statement}',
      '25',
      '25 OFF',
      'half',
      'USD',
      '100%',
      '25.%',
      '10%X',
      '10% USD',
      '5% now',
      '-5%',
      'x'.repeat(13),
    ],
  },
  { path: 'email.sender', values: ['a "b"', '<script>alert(1)</script>'] },
])('$path can’t be any of $values.length values', ({ path, values }) => {
  const problems = values.map((value) => valueProblem(fieldAt(path), value, facts));
  expect(values.filter((_, index) => problems[index] === undefined)).toEqual([]);
});

test.each(['25%', '2.5 %', '5%.', '$20', '20 €', '20 USD', 'CHF 20'])('a discount can be %s', (typed) => {
  expect(valueProblem(fieldAt('offer.discount'), typed, facts)).toBeUndefined();
});

test('each entry of a list has its own fault', () => {
  const list = fieldAt('audience.ad.search.headlines');
  const typed = valueOf(document, list).split('\n').with(1, '').with(4, '{offer.cod}').join('\n');
  const paths = valueProblems(list, typed, facts).map(({ path }) => path);
  expect([...new Set(paths)]).toEqual([`${list.path}.1`, `${list.path}.4`]);
});

function sentenceAbout(typed: string, known = facts) {
  const finding = valueProblem(subject, typed, known);
  return finding && sentenceOf(finding, problemWords);
}

test('an unknown token is named with the nearest one', () => {
  expect(sentenceAbout('With {offer.cod}')).toMatch(/\{offer\.cod\}.*\{offer\.code\}/);
  // None is near enough to be meant.
  expect(sentenceAbout('In {town}')).toBe(fill(problemWords.tokens.unknown, { token: '{town}' }));
  const looped = factsOf({ ...document, offer: { ...document.offer, code: '{offer.code}' } });
  expect(sentenceAbout('{offer.code}', looped)).toBe(
    fill(problemWords.tokens.circle, { token: '{offer.code}' }),
  );
});
