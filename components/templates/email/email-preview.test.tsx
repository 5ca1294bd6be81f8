import { render, screen } from '@testing-library/react';
import { CopyableText } from './email-preview';

function show(text: string) {
  render(<CopyableText label="Subject" text={text} limit={5} copyLabel="Copy subject" />);
}

test('counts characters as a reader does', () => {
  show('Zu\u0308ric');
  expect(screen.queryByRole('deletion')).toBeNull();
});

test('strikes out the text beyond the limit', () => {
  show('Zu\u0308rich');
  expect(screen.getByRole('deletion')).toHaveTextContent(/^h$/);
});
