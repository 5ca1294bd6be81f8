import { discountText } from './discount';

test.each([
  { locale: 'en-US', text: '0.15', discount: '15%' },
  { locale: 'en-US', text: '0,07', discount: '7%' },
  { locale: 'en-US', text: '.125', discount: '12.5%' },
  { locale: 'en-US', text: '15 %', discount: '15%' },
  { locale: 'en-US', text: '15,0%', discount: '15%' },
  { locale: 'en-US', text: '10.00%', discount: '10%' },
  { locale: 'en-US', text: '12,5 %', discount: '12.5%' },
  { locale: 'en-US', text: '１５％', discount: '15%' },
  { locale: 'de-DE', text: '0,15', discount: '15 %' },
  { locale: 'de-DE', text: '15 %', discount: '15 %' },
  { locale: 'de-DE', text: '15%', discount: '15%' },
  { locale: 'de-DE', text: '12.5%', discount: '12,5%' },
])('“$text” ($locale) is $discount', ({ locale, text, discount }) => {
  expect(discountText(locale, text)).toBe(discount);
});

test.each(['15', '$20', '20 €', 'CHF 20.00', '1.5', '150%', '10% off', ''])(
  '“%s” stays as it is: it’s no percentage, or may be an amount',
  (text) => expect(discountText('en-US', text)).toBe(text),
);
