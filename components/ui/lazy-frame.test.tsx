import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyFrame } from './lazy-frame';

// A frame that needs no consent is tested in e2e/posts.spec.ts.
test('if consent is needed, loads only after a click, and takes the focus', async () => {
  const consent = { text: 'Loading it contacts another site.', button: 'Load the post' };
  const src = '/posts/a/embed';
  render(<LazyFrame src={src} title="A post" poster="" consent={consent} />);
  expect(screen.getByText(consent.text)).toBeVisible();
  expect(screen.queryByTitle('A post')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(consent.button) }));
  expect(screen.getByTitle('A post')).toHaveAttribute('src', src);
  expect(screen.getByTitle('A post')).toHaveFocus();
});
