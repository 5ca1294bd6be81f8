import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import { ErrorScreen } from './error-screen';

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
