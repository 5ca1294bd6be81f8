import { render } from '@testing-library/react';
import { AccountDay } from './account-day';

test('each sign-in hangs from its time on the line of 24 hours, the refused one in its color', () => {
  const texts = { device: 'A laptop', place: 'At home', result: 'Signed in' };
  const { container } = render(
    <AccountDay
      id="account-day"
      title="One day"
      caption="Example"
      entries={[
        { ...texts, at: [6, 30], time: '6:30', color: 'good' },
        { ...texts, at: [18, 0], time: '18:00', color: 'danger' },
      ]}
    />,
  );
  const lines = [...container.querySelectorAll('path')].slice(1);
  const [day] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').slice(2) ?? [];
  const shares = lines.map(
    (line) => parseFloat(line.getAttribute('d')?.slice(1) ?? '') / Number(day),
  );
  expect(shares).toEqual([6.5 / 24, 18 / 24]);
  expect(lines.map((line) => line.classList.contains('text-danger'))).toEqual([false, true]);
});
