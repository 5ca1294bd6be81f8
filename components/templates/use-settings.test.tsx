import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSettings } from './use-settings';

function Setting() {
  const [{ service }, change] = useSettings(['plain', 'mailer']);
  return (
    <button type="button" onClick={() => change({ service: 'mailer' })}>
      {service}
    </button>
  );
}

test('a change shows in the address and all over the page, without a history entry', async () => {
  window.history.replaceState(null, '', '/templates?width=9&scheme=dark#nobody');
  const entries = window.history.length;
  render(
    <>
      <Setting />
      <Setting />
    </>,
  );
  const [button] = screen.getAllByRole('button', { name: 'plain' });
  if (button) await userEvent.click(button);
  expect(screen.getAllByRole('button', { name: 'mailer' })).toHaveLength(2);
  expect(window.location.href).toBe('http://localhost/templates?scheme=dark&service=mailer');
  expect(window.history).toHaveLength(entries);
});
