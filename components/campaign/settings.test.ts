import { readSettings, writeSettings, type Settings } from './settings';

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
