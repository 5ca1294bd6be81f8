import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unexpectedError } from '@/content/words/errors';
import { ErrorScreen } from './error-screen';

test('says what happened, offers a retry and links to the home page', async () => {
  const retry = jest.fn();
  render(<ErrorScreen error={new Error('Broken')} retry={retry} />);
  expect(screen.getByRole('heading', { level: 1, name: unexpectedError.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: unexpectedError.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: unexpectedError.home })).toHaveAttribute('href', '/');
});
