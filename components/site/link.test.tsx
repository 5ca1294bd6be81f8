import { render, screen } from '@testing-library/react';
import { shell } from '@/content/words/shell';
import { Link } from './link';

test.each(['/smart-home', '/', '#offer'])('%s opens in the same tab', (href) => {
  render(<Link href={href}>Go</Link>);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

test.each([
  ['another site', { href: 'https://emberwall.example/demo' }],
  [
    'a file of this site with target="_blank"',
    { href: '/campaigns/remote/email.html', target: '_blank' },
  ],
])(
  '%s opens in a new tab, says so, and cannot reach this page through window.opener',
  (_, props) => {
    render(<Link {...props}>Go</Link>);
    const link = screen.getByRole('link', { name: `Go ${shell.newTab}` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  },
);
