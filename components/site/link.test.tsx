import { render, screen } from '@testing-library/react';
import { shell } from '@/content/words/shell';
import { Link } from './link';

test.each(['/smart-home', '/', '#offer'])('%s stays in this tab', (href) => {
  render(<Link href={href}>Go</Link>);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

test.each([
  ['an address elsewhere', { href: 'https://emberwall.example/demo' }],
  ['a file of ours that asks for it', { href: '/emails/remote.html', target: '_blank' }],
])('%s opens a new tab, says so, and gets no hold on this page', (_, props) => {
  render(<Link {...props}>Go</Link>);
  const link = screen.getByRole('link', { name: `Go ${shell.newTab}` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
