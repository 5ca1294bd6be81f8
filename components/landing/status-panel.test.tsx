import { render, screen, within } from '@testing-library/react';
import { timeAgo } from '@/content/words/landing';
import type { StatusPanel as Panel } from '@/content/schema';
import { toneText } from './panel-list';
import { StatusPanel } from './status-panel';

test('an alert shows its text, how long ago it came in, and its color unless it’s handled', () => {
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
  const listItems = screen.getAllByRole('listitem');
  expect(listItems).toHaveLength(items.length);
  for (const [index, { text, minutesAgo, color }] of items.entries()) {
    const alert = within(listItems[index]!);
    expect(alert.getByText(text)).toBeVisible();
    expect(alert.getByText(timeAgo(minutesAgo))).toBeVisible();
    expect(listItems[index]?.querySelector('svg')).toHaveClass(
      color === 'good' ? 'text-muted' : toneText[color],
    );
  }
  expect(new Set(Object.values(toneText)).size).toBe(tones.length);
  const times = [59, 60, 149].map((minutes) => timeAgo(minutes));
  expect(times.map((time) => /\d+/.exec(time)?.[0])).toEqual(['59', '1', '2']);
  // No word is said twice, and minutes aren't called hours.
  for (const words of times.map((time) => time.split(' ')))
    expect(new Set(words).size).toBe(words.length);
  expect(times[0]?.replace('59', '1')).not.toBe(times[1]);
});
