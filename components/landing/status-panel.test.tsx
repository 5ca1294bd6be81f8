import { render, screen, within } from '@testing-library/react';
import { timeAgo } from '@/content/words/landing';
import type { StatusPanel as Panel } from '@/content/schema';
import { StatusPanel } from './status-panel';
import { toneText } from './tone-text';

test('an alert shows its text, how long ago it came in, and its color', () => {
  const tones = ['good', 'notice', 'danger'] as const;
  const items = tones.map((color, index) => {
    return { icon: 'bell' as const, text: `Alert ${index}`, minutesAgo: 30 + 60 * index, color };
  });
  const panel: Panel = {
    title: 'Home',
    state: 'Fine',
    stats: [],
    alerts: { title: 'Alerts', items },
  };
  render(<StatusPanel {...panel} />);
  const shown = screen.getAllByRole('listitem');
  expect(shown).toHaveLength(items.length);
  for (const [index, { text, minutesAgo, color }] of items.entries()) {
    const alert = within(shown[index]!);
    expect(alert.getByText(text)).toBeVisible();
    expect(alert.getByText(timeAgo(minutesAgo))).toBeVisible();
    expect(shown[index]?.querySelector('svg')).toHaveClass(toneText[color]);
  }
  expect([59, 60, 149].map(timeAgo)).toEqual(['59 min ago', '1 hr ago', '2 hr ago']);
});
