/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { References } from './offer';

const withTexts = (text: string) => {
  const quotes = ['A customer', 'Our people'].map((title) => ({ title, text, by: 'By.' }));
  return renderToStaticMarkup(<References quotes={quotes} />);
};

test('customers and people show once an owner has written what they say', () => {
  expect(withTexts('')).toBe('');
  expect(withTexts('Real.')).toMatch(/A customer.+Real.+By.+Our people.+Real.+By/);
});
