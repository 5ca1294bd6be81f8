import { dayIn, dayText, endOfDay, readDay } from './day';

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
  '31-12-26',
  '3.12.2026',
  '26/01/31',
  'Dec-26',
  '31-Dec',
  '20',
  '123456',
  '2026-12-31T23:00:00.000Z',
  'May 1 to 7, 2027',
  'the first 100 orders',
  '2027',
])('we can’t tell which day “%s” is', (text) => expect(endOfDay('en-US', text)).toBeUndefined());

test.each([
  { locale: 'en-US', text: '12/31/2026' },
  { locale: 'en-US', text: '12/31/26' },
  { locale: 'en-US', text: '12-31-2026' },
  { locale: 'en-US', text: '31.12.2026' },
  { locale: 'en-US', text: '31.12.26' },
  { locale: 'en-US', text: '31/12/2026' },
  { locale: 'en-US', text: '2026/12/31' },
  { locale: 'en-US', text: '20261231' },
  { locale: 'en-US', text: '46387' },
  { locale: 'en-US', text: '46387.5' },
  { locale: 'en-US', text: '31-Dec-26' },
  { locale: 'en-US', text: '31-Dec-2026' },
  { locale: 'en-US', text: 'Dec 31, ’26' },
  { locale: 'en-US', text: '12/31/2026 0:00' },
  { locale: 'en-US', text: '12/31/2026 12:00:00 AM' },
  { locale: 'en-US', text: '2026-12-31T00:00:00' },
  { locale: 'en-US', text: '2026-12-31 00:00:00' },
  { locale: 'en-US', text: '2026-12-31T00:00:00.000Z' },
  { locale: 'en-US', text: '2026-12-31T23:59:59+01:00' },
  { locale: 'en-US', text: 'Thu Dec 31 2026 00:00:00 GMT+0100 (CET)' },
  { locale: 'en-US', text: '１２/３１/２０２６' },
  { locale: 'en-GB', text: '31/12/26' },
  { locale: 'en-GB', text: '12/31/2026' },
  { locale: 'de-DE', text: '31.12.26' },
  { locale: 'de-DE', text: '31-12-2026' },
  { locale: 'de-DE', text: '31-Dez-26' },
  { locale: 'de-DE', text: 'December 31, 2026' },
  { locale: 'ja-JP', text: '2026-12-31' },
  { locale: 'ar-EG', text: '٣١/١٢/٢٠٢٦' },
])('“$text” ($locale) is written as its readers write it', ({ locale, text }) => {
  expect(readDay(locale, text)).toBe('2026-12-31');
  expect(dayText(locale, text)).toBe(dayIn(locale, '2026-12-31'));
});

test.each([
  { locale: 'en-US', text: 'December 31, 2026' },
  { locale: 'en-US', text: 'Friday, May 7, 2027' },
  { locale: 'de-DE', text: '31. Dezember 2027' },
  { locale: 'fr-FR', text: '1er août 2027' },
  { locale: 'ja-JP', text: '2027年3月31日' },
  { locale: 'en-US', text: 'soon' },
  { locale: 'en-US', text: '2/30/2027' },
])('“$text” ($locale) stays as it is', ({ locale, text }) => {
  expect(dayText(locale, text)).toBe(text);
});

test.each([
  'en-US',
  'de-DE',
  'hu-HU',
  'hr-HR',
  'bg-BG',
  'ko-KR',
  'sv-SE',
  'ar-EG',
  'fa-IR',
  'th-TH',
])('a day in the form of %s is read again', (locale) =>
  expect(readDay(locale, dayIn(locale, '2027-03-05'))).toBe('2027-03-05'),
);
