import { render, screen } from '@testing-library/react';
import { figureOf, sampleMark } from '@/lib/campaign/figure';
import { Statistics } from './statistics';

test('a made-up figure has the mark that the footnote explains, and a real one hasn’t', () => {
  const real = figureOf({ amount: 24, unit: 'count' }, 'en-US');
  const sample = figureOf({ amount: 89, unit: 'percent', sample: true }, 'en-US');
  const items = [
    { label: 'Real', value: real },
    { label: 'Sample', value: sample },
  ];
  render(<Statistics heading="Numbers" footnote="Sample figure" items={items} />);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['24', `89%${sampleMark}`]);
  expect(screen.getByText(`${sampleMark} Sample figure`)).toBeVisible();
});
