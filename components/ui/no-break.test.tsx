import { render } from '@testing-library/react';
import { noBreak } from './no-break';

test.each([
  ['Real-Time Protection', ['Real-Time']],
  ['single sign-on, 24/7', ['sign-on,']],
  ['10% off your first year', ['10% off']],
  ['Secure Your Practice Now - 10% Off with CODE', ['Now -', '10% Off']],
  ['Nothing special', []],
])('%s', (text, unbroken) => {
  const { container } = render(noBreak(text));
  expect(container.textContent).toBe(text);
  expect([...container.children].map((child) => child.textContent)).toEqual(unbroken);
});
