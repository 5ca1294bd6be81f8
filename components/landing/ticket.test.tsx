import { render, screen } from '@testing-library/react';
import { homeAudience, offer } from '@/lib/campaigns';
import { Ticket } from './ticket';

test.each([
  ['Secure It Now - 10% Off with CODE', ['Secure It Now -', '10% Off with CODE']],
  ['Get it with sign-on', ['Get it with sign-on']],
])('the button’s words only break after a dash: %s', (label, lines) => {
  const { landing } = homeAudience;
  const { href } = landing.offer.action;
  render(<Ticket {...offer} {...landing.offer} action={{ label, href }} />);
  const button = screen.getByRole('link', { name: new RegExp(`^${label}`) });
  const parts = [...button.children].filter((part) => part.matches('span:not(.sr-only)'));
  expect(parts.map((part) => part.textContent)).toEqual(lines);
});
