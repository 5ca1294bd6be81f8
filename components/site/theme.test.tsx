import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeScope, ThemeToggle } from './theme';

function Page({ initial }: { initial: 'light' | 'dark' }) {
  return (
    <ThemeScope initial={initial} barColors={{ light: '#ffffff', dark: '#000000' }}>
      <ThemeToggle
        labels={{ light: 'To light', dark: 'To dark' }}
        icons={{ light: 'L', dark: 'D' }}
      />
    </ThemeScope>
  );
}

test('opens in the page’s default theme, switches back and forth, and stores nothing', async () => {
  const { container } = render(<Page initial="dark" />);
  expect(container.firstChild).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'To light' }));
  expect(container.firstChild).toHaveAttribute('data-theme', 'light');
  await userEvent.click(screen.getByRole('button', { name: 'To dark' }));
  expect(container.firstChild).toHaveAttribute('data-theme', 'dark');
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('a new page starts in its default theme again', async () => {
  const { unmount } = render(<Page initial="light" />);
  await userEvent.click(screen.getByRole('button', { name: 'To dark' }));
  unmount();
  const { container } = render(<Page initial="light" />);
  expect(container.firstChild).toHaveAttribute('data-theme', 'light');
});
