import { render, screen } from '@testing-library/react';
import { shell } from '@/content/words/shell';
import { Link } from './link';

test.each(['/a-page', '/', '#a-section'])('%s opens in the same tab', (href) => {
  render(<Link href={href}>Go</Link>);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

test.each([
  ['another site', { href: 'https://another.example/page' }],
  ['a file with target="_blank"', { href: '/email.html', target: '_blank' }],
])('%s opens in a new tab, says so, and can’t reach this page', (_, props) => {
  render(<Link {...props}>Go</Link>);
  const link = screen.getByRole('link', { name: `Go ${shell.newTab}` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
