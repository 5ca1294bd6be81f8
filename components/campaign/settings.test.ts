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

test('a change keeps the rest but drops defaults and what can’t be read', () => {
  const written = writeSettings('?utm_source=x&width=9&scheme=dark', services, { person: 'tags' });
  expect(written).toBe('?utm_source=x&scheme=dark&person=tags');
  expect(writeSettings(written, services, defaults)).toBe('?utm_source=x');
});
