import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings, writeSettings, type Settings, useSettings } from './settings';

const services = ['plain', 'mailer'];
const defaults: Settings = { scheme: 'light', person: 'sample', service: 'plain' };

test.each([
  [
    '?width=375&scheme=forced&person=empty&service=mailer',
    { width: '375', scheme: 'forced', person: 'empty', service: 'mailer' },
    [],
  ],
  ['', defaults, []],
  [
    '?width=9&scheme=dark&person=me&service=&utm_source=x&toString=1',
    { ...defaults, scheme: 'dark' },
    ['width=9', 'person=me', 'service='],
  ],
])('reads the settings in "%s", and names those that it can’t read', (search, settings, unread) => {
  expect(readSettings(search, services)).toEqual({ settings, unread });
});

test.each([
  [
    '?utm_source=x&width=9&scheme=dark',
    { service: 'mailer' },
    '?utm_source=x&scheme=dark&service=mailer',
  ],
  ['?scheme=dark&person=tags&service=mailer', defaults, ''],
  ['', { width: '640' } as const, '?width=640'],
])(
  'in "%s", a change keeps the rest but drops defaults and what can’t be read',
  (search, changes, written) => {
    expect(writeSettings(search, services, changes)).toBe(written);
  },
);

function Setting() {
  const [{ service }, change] = useSettings(services);
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
  await userEvent.click(screen.getAllByRole('button', { name: 'plain' })[0]!);
  expect(screen.getAllByRole('button', { name: 'mailer' })).toHaveLength(2);
  expect(window.location.href).toBe('http://localhost/templates?scheme=dark&service=mailer');
  expect(window.history).toHaveLength(entries);
});
