import { render, screen } from '@testing-library/react';
import { emailTemplates } from '@/content/words/email-templates';
import { CountedText } from './counted-text';

const { labels } = emailTemplates;

function show(text: string) {
  render(<CountedText label="Subject" text={text} limit={5} copyLabel="Copy subject" />);
}

test('counts characters as a reader does', () => {
  show('Zu\u0308ri');
  expect(screen.getByText(`4 ${labels.characters}, ${labels.limit} 5`)).toBeVisible();
  expect(screen.queryByRole('deletion')).toBeNull();
});

test('strikes out the text beyond the limit', () => {
  show('Zu\u0308rich');
  expect(screen.getByText(`6 ${labels.characters}, ${labels.limit} 5`)).toBeVisible();
  expect(screen.getByRole('deletion')).toHaveTextContent(/^h$/);
});
