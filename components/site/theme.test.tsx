import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shell } from '@/content/words/shell';
import { ThemeScope, ThemeToggle } from './theme';

let tab: string | null = null;

jest.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => tab }));

const page = () => (
  <ThemeScope initial="dark" barColors={{ light: '#ffffff', dark: '#000000' }}>
    <ThemeToggle
      labels={{ light: shell.toLight, dark: shell.toDark }}
      icons={{ light: 'L', dark: 'D' }}
    />
  </ThemeScope>
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the tabs of a page keep its theme, and a link to the page itself resets it', async () => {
  const { container, rerender } = render(page());
  const goTo = (next: string | null) => {
    tab = next;
    rerender(page());
  };
  await press(shell.toLight);
  for (const next of ['remote', 'healthcare']) {
    goTo(next);
    expect(container.firstChild).toHaveAttribute('data-theme', 'light');
  }
  goTo(null);
  expect(container.firstChild).toHaveAttribute('data-theme', 'dark');
});
