/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { References } from './references';

const withTexts = (text: string) => {
  const items = ['Our prices', 'Our people'].map((title) => ({ title, text }));
  return renderToStaticMarkup(<References heading="See for yourself" items={items} />);
};

test('prices, people and customers show once an owner has written about them', () => {
  expect(withTexts('')).not.toMatch(/See for yourself|Our people/);
  expect(withTexts('Real.')).toMatch(/See for yourself.+Our prices.+Real.+Our people.+Real/);
});
