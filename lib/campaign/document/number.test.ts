import { numberText, readNumber } from './number';

test.each([
  { locale: 'en-US', typed: '4,350,000', value: 4_350_000 },
  { locale: 'en-US', typed: '4350000', value: 4_350_000 },
  { locale: 'en-US', typed: '$4.35M', value: 4_350_000 },
  { locale: 'en-US', typed: ' 8m+ ', value: 8_000_000 },
  { locale: 'en-US', typed: '99.9%', value: 99.9 },
  { locale: 'en-US', typed: '0', value: 0 },
  { locale: 'de-DE', typed: '4.350.000', value: 4_350_000 },
  { locale: 'de-DE', typed: '99,9 %', value: 99.9 },
  { locale: 'de-DE', typed: '2,5 Mio.', value: 2_500_000 },
  { locale: 'en-IN', typed: '43,50,000', value: 4_350_000 },
  { locale: 'fr-FR', typed: '4 350 000', value: 4_350_000 },
])('in $locale, “$typed” is $value', ({ locale, typed, value }) => {
  expect(readNumber(typed, locale)).toBe(value);
  // What it's written as is read as the same.
  expect(readNumber(numberText(value, locale), locale)).toBe(value);
});

test.each(['4,35', '1.2.3', '-5', '', 'many', '{offer.code}', '1e9', '9'.repeat(400)])(
  'in the United States, “%s” isn’t a number',
  (typed) => expect(readNumber(typed, 'en-US')).toBeUndefined(),
);
