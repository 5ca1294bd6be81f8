import { documents } from '@/content/campaigns';
import type { CampaignDocument } from '@/content/schema';
import { termLimit } from '@/content/schema/text';
import { factsOf, longestText, nearestToken, resolve, resolveAll, resolveText } from './resolve';

const document: CampaignDocument = structuredClone(documents[0]);
document.brand = { ...document.brand, locale: 'en-US' };
const statement = '{offer.discount} off {offer.appliesTo} with {offer.code}';
const terms = { code: 'CODE1', discount: '5%', appliesTo: 'it all', statement };
document.offer = { ...document.offer, ...terms };
document.audience.own = {
  ...document.audience.own,
  devices: { amount: 412, whole: 418, unit: 'count' },
  share: { amount: 99.9, unit: 'percent' },
  place: 'Lisbon',
  times: ['01:00', '02:00'],
};
const facts = factsOf(document);
Object.assign(document.audience.own, { typo: { amount: '2.5M', unit: 'count' } });

test.each([
  ['Save {offer.discount} with {offer.code}.', 'Save 5% with CODE1.'],
  ['{own.share} in {own.place}', '99.9% in Lisbon'],
  ['{own.devices} of {own.devices.whole}', '412 of 418'],
  ['{offer.statement}', '5% off it all with CODE1'],
  ['{brand.links.contact.href}', document.brand.links.contact.href],
  ['{launch.ages.min}', String(document.audience.launch.ages.min)],
  ['{placeholder}To confirm', 'To confirm'],
  [String.raw`\{offer.code\} } and a \\`, String.raw`{offer.code} } and a \ `.trim()],
])('“%s” reads “%s”', (text, expected) => {
  expect(resolveText(text, facts)).toMatchObject({ text: expected, unknown: [] });
});

test.each([
  ['{offer.cod}', '{offer.cod}'],
  ['{own.times}', '{own.times}'],
  ['{own.typo}', '{own.typo}'],
  ['{offer}', '{offer}'],
  ['{}', '{}'],
  ['an open {brace', '{brace'],
  ['{{offer.code}}', '{'],
  ['{__proto__}', '{__proto__}'],
  ['{offer.constructor}', '{offer.constructor}'],
  // Named once: to look for what was meant takes a while.
  ['{x}'.repeat(1000), '{x}'],
])('“%.20s” has a token that stands for nothing', (text, token) => {
  expect(resolveText(text, facts).unknown).toEqual([token]);
});

test('a text with an audience’s fact that isn’t confirmed isn’t, either', () => {
  const audience = structuredClone(document.audience);
  audience.own.support = '{placeholder}Help at night';
  audience.landing.closing = 'Ask us: {own.support}';
  expect(resolve({ ...document, audience }).placeholders).toContain('audience.landing.closing');
});

test('what a token stands for isn’t read again', () => {
  const tricky = factsOf({
    ...document,
    offer: { ...document.offer, code: String.raw`\{own.place\}` },
  });
  expect(resolveText('{offer.code}', tricky).text).toBe('{own.place}');
});

test('texts that refer to each other have no value, and cause no endless loop', () => {
  const offer = {
    ...document.offer,
    label: '{offer.support}',
    support: '{offer.label}{offer.label}',
  };
  expect(resolveAll({ ...document, offer }).unknown).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: 'offer.label' })]),
  );
});

// The property of terms within terms is in lib/properties/texts.test.ts.
test('a term that other terms make too long stands for nothing', () => {
  const offer = {
    ...document.offer,
    code: 'x'.repeat(termLimit),
    support: '{offer.code}'.repeat(99),
  };
  const long = factsOf({ ...document, offer });
  expect(long.find('offer.support')).toBeUndefined();
  expect(resolveText(offer.support, long).text).toHaveLength(longestText);
});

test('an unknown token is found with its place, and stays in its text', () => {
  const broken = structuredClone(document);
  broken.audience.email.subject = 'In {own.plaze}';
  const { unknown } = resolveAll(broken);
  expect(unknown).toEqual([{ path: 'audience.email.subject', token: '{own.plaze}' }]);
  expect(resolve(broken).audience.email.subject).toBe('In {own.plaze}');
  expect(nearestToken('{own.plaze}', facts)).toBe('{own.place}');
});

test('a token alone stands for a list, and for a figure where one is drawn', () => {
  const changed = structuredClone(document);
  changed.audience.email.badges = '{own.times}';
  changed.audience.email.label = '{own.devices}';
  changed.audience.landing.statistics.items = [{ label: 'Devices', value: '{own.devices}' }];
  const { email, landing } = resolve(changed).audience;
  // As the brand's locale writes times.
  expect(email.badges).toEqual(['1:00\u00a0AM', '2:00\u00a0AM']);
  expect(email.label).toBe('412');
  expect(landing.statistics.items[0]?.value).toMatchObject({
    amount: 412,
    whole: 418,
    text: '412',
  });
});

test('a campaign’s own accent is its brand’s, in that theme alone', () => {
  const audience = { ...document.audience, lightAccent: '#114488' };
  const { palette } = resolve({ ...document, audience }).brand;
  expect(palette.light).toMatchObject({
    accent: '#114488',
    text: document.brand.palette.light.text,
  });
  expect(palette.light.accentStrong).not.toBe(document.brand.palette.light.accentStrong);
  expect(palette.dark).toBe(document.brand.palette.dark);
});
