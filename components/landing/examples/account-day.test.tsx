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
  const [, others, refused] = container.querySelectorAll('path');
  const day = container.querySelector('svg')?.getAttribute('viewBox');
  expect(day).toMatch(/^0 0 1440 /);
  expect(others).toHaveAttribute('d', expect.stringMatching(/^M390 0\D/));
  expect(refused).toHaveAttribute('d', expect.stringMatching(/^M1080 0\D/));
  expect(refused).toHaveClass('text-danger');
});
