import { documents } from '@/content/campaigns';
import type { CampaignDocument } from '@/content/schema';
import { termLimit } from '@/content/schema/text';
import { withValues } from '@/lib/fixtures/whole-campaign';
import { factsOf, longestText, nearestToken, resolve, resolveAll, resolveText } from './resolve';

const document: CampaignDocument = withValues(documents[0], {
  'brand.locale': 'en-US',
  'offer.code': 'CODE1',
  'offer.discount': '5%',
  'offer.appliesTo': 'it all',
  'offer.statement': '{offer.discount} off {offer.appliesTo} with {offer.code}',
  'audience.own.devices': { amount: 412, whole: 418, unit: 'count' },
  'audience.own.share': { amount: 99.9, unit: 'percent' },
  'audience.own.place': 'Lisbon',
  'audience.own.times': ['01:00', '02:00'],
  'audience.own.typo': { amount: '2.5M', unit: 'count' },
});
const facts = factsOf(document);

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
  ['{{offer.code}}', '{{offer.code}}'],
  ['{{first_name}}, hi', '{{first_name}}'],
  ['{__proto__}', '{__proto__}'],
  ['{offer.constructor}', '{offer.constructor}'],
  // Named once: to look for what was meant takes a while.
  ['{x}'.repeat(1000), '{x}'],
])('“%.20s” has a token that stands for nothing', (text, token) => {
  expect(resolveText(text, facts).unknown).toEqual([token]);
});

test('a text with an audience’s fact that isn’t confirmed isn’t, either', () => {
  const marked = withValues(document, {
    'audience.own.support': '{placeholder}Help at night',
    'audience.landing.closing': 'Ask us: {own.support}',
  });
  expect(resolve(marked).placeholders).toContain('audience.landing.closing');
});

test('what a token stands for isn’t read again', () => {
  const tricky = withValues(document, { 'offer.code': String.raw`\{own.place\}` });
  expect(resolveText('{offer.code}', factsOf(tricky)).text).toBe('{own.place}');
});

test('texts that refer to each other have no value, and cause no endless loop', () => {
  const label = { 'offer.label': '{offer.support}' };
  const looped = withValues(document, { ...label, 'offer.support': '{offer.label}{offer.label}' });
  const unknownPaths = resolveAll(looped).unknown.map(({ path }) => path);
  expect(unknownPaths).toContain('offer.label');
});

// The property of terms within terms is in lib/properties/texts.test.ts.
test('a term that other terms make too long stands for nothing', () => {
  const [code, support] = ['x'.repeat(termLimit), '{offer.code}'.repeat(99)];
  const long = factsOf(withValues(document, { 'offer.code': code, 'offer.support': support }));
  expect(long.find('offer.support')).toBeUndefined();
  expect(resolveText(support, long).text).toHaveLength(longestText);
});

test('an unknown token is found with its place, and stays in its text', () => {
  const broken = withValues(document, { 'audience.email.subject': 'In {own.plaze}' });
  const { unknown } = resolveAll(broken);
  expect(unknown).toEqual([{ path: 'audience.email.subject', token: '{own.plaze}' }]);
  expect(resolve(broken).audience.email.subject).toBe('In {own.plaze}');
  expect(nearestToken('{own.plaze}', facts)).toBe('{own.place}');
});

test('a token alone stands for a list, and for a figure where one is drawn', () => {
  const changed = withValues(document, {
    'audience.email.badges': '{own.times}',
    'audience.email.label': '{own.devices}',
    'audience.landing.statistics.items': [{ label: 'Devices', value: '{own.devices}' }],
  });
  const { email, landing } = resolve(changed).audience;
  // As the brand's locale writes times.
  expect(email.badges).toEqual(['1:00\u00a0AM', '2:00\u00a0AM']);
  expect(email.label).toBe('412');
  const devices = { amount: 412, whole: 418, text: '412' };
  expect(landing.statistics.items[0]?.value).toMatchObject(devices);
});

test('the offer’s last day and its discount are written in the locale’s form everywhere', () => {
  const original = withValues(document, {
    'brand.locale': 'de-DE',
    'offer.until': '46387',
    'offer.discount': '12.5%',
    'offer.condition': 'Bis {offer.until}',
  });
  const { offer } = resolve(original);
  expect(offer).toMatchObject({
    until: '31.12.2026',
    discount: '12,5%',
    condition: 'Bis 31.12.2026',
  });
});

test('a campaign’s own accent is its brand’s, in that theme alone', () => {
  const { palette } = resolve(withValues(document, { 'audience.lightAccent': '#114488' })).brand;
  const { light, dark } = document.brand.palette;
  expect(palette.light).toMatchObject({ accent: '#114488', text: light.text });
  expect(palette.light.accentStrong).not.toBe(light.accentStrong);
  expect(palette.dark).toEqual(dark);
});
