import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from 'react';
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

class Boundary extends Component<{ children: React.ReactNode }> {
  override state = { error: undefined };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} retry={() => {}} /> : this.props.children;
  }
}

function Broken(): never {
  throw new Error('Broken');
}

test.each(['light', 'dark'])('keeps the theme of the page it replaces: %s', (theme) => {
  // React reports what the boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = (content: React.ReactNode) => (
    <Boundary>
      <div data-theme={theme}>{content}</div>
    </Boundary>
  );
  const { rerender } = render(page('All is well'));
  rerender(page(<Broken />));
  expect(screen.getByRole('main')).toHaveAttribute('data-theme', theme);
});
