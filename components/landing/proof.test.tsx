import { render, screen, within } from '@testing-library/react';
import { sections } from '@/content/words/landing';
import { shell } from '@/content/words/shell';
import { Proof } from './proof';

const row = {
  requirement: 'Close the door.',
  link: { label: 'Rule 7', href: 'https://law.example/7' },
  measure: 'We close it.',
  evidence: { title: '2:14 AM', text: 'Closed' },
};

test('each row is read out with what it’s about and where that’s from, each cell with its column', () => {
  const other = { ...row, requirement: 'Lock it.', evidence: { text: 'Locked' } };
  const texts = { label: 'What the law requires', heading: 'Proof', subject: 'The rule' };
  render(<Proof {...texts} rows={[row, other]} />);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([texts.subject, sections.measure, sections.evidence]);
  const [first, second] = screen.getAllByRole('rowheader');
  expect(first).toHaveTextContent(row.requirement);
  const link = within(first!).getByRole('link', { name: `${row.link.label} ${shell.newTab}` });
  expect(link).toHaveAttribute('href', row.link.href);
  expect(second).toHaveTextContent(other.requirement);
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells[1]).toContain(`${row.evidence.title}${row.evidence.text}`);
  expect(cells[3]).toContain(other.evidence.text);
});
