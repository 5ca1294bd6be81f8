import { endOfDay } from './day';

const startOf = (day: string) => new Date(`${day}T00:00`).getTime();

test.each([
  { locale: 'en-US', text: '2/28/2027', over: '2027-03-01' },
  { locale: 'en-GB', text: '28/2/2027', over: '2027-03-01' },
  { locale: 'de-DE', text: '31.12.2027', over: '2028-01-01' },
  { locale: 'de-DE', text: '31. Dezember 2027', over: '2028-01-01' },
  { locale: 'fr-FR', text: '14 févr. 2027', over: '2027-02-15' },
  { locale: 'fr-FR', text: '1er août 2027', over: '2027-08-02' },
  { locale: 'es-ES', text: '31 de marzo de 2027', over: '2027-04-01' },
  { locale: 'ja-JP', text: '2027年3月31日', over: '2027-04-01' },
  { locale: 'ja-JP', text: '2027/3/31', over: '2027-04-01' },
  { locale: 'en-US', text: '2027-03-31', over: '2027-04-01' },
  { locale: 'de-DE', text: '2027-03-31', over: '2027-04-01' },
  { locale: 'en-US', text: 'December 31, 2026', over: '2027-01-01' },
  { locale: 'en-US', text: 'Sept. 5, 2027', over: '2027-09-06' },
  { locale: 'en-US', text: 'Friday, May 7, 2027', over: '2027-05-08' },
  { locale: 'de-DE', text: 'December 31, 2026', over: '2027-01-01' },
])('“$text” ($locale) is over on $over', ({ locale, text, over }) => {
  expect(endOfDay(locale, text)).toBe(startOf(over));
});

test.each(['31/31/2027', '2/30/2027', 'February 30, 2027', '2027-02-30', 'March 0, 2027'])(
  'there’s no such day as %s',
  (text) => expect(endOfDay('en-US', text)).toBeNaN(),
);

test.each([
  '',
  'soon',
  'December 31',
  '3/31/27',
  'May 1 to 7, 2027',
  'the first 100 orders',
  '2027',
])('we can’t tell which day “%s” is', (text) => expect(endOfDay('en-US', text)).toBeUndefined());
