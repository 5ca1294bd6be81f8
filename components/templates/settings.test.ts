import { readSettings, writeSettings } from './settings';

const services = ['plain', 'mailer'];

test('reads settings from the query, and uses defaults for the rest', () => {
  expect(readSettings('?width=375&scheme=forced&person=empty&service=mailer', services)).toEqual({
    settings: { width: '375', scheme: 'forced', person: 'empty', service: 'mailer' },
    unread: [],
  });
  expect(readSettings('', services)).toEqual({
    settings: { scheme: 'light', person: 'sample', service: 'plain' },
    unread: [],
  });
});

test('names each of our settings that it can’t read, and ignores other parameters', () => {
  const { settings, unread } = readSettings(
    '?width=9&scheme=dark&person=me&service=&utm_source=x&toString=1',
    services,
  );
  expect(settings).toEqual({ scheme: 'dark', person: 'sample', service: 'plain' });
  expect(unread).toEqual(['width=9', 'person=me', 'service=']);
});

test('a change keeps all other parameters, but drops defaults and unreadable settings', () => {
  expect(writeSettings('?utm_source=x&width=9&scheme=dark', services, { service: 'mailer' })).toBe(
    '?utm_source=x&scheme=dark&service=mailer',
  );
  expect(
    writeSettings('?scheme=dark&person=tags&service=mailer', services, {
      scheme: 'light',
      person: 'sample',
      service: 'plain',
    }),
  ).toBe('');
  expect(writeSettings('', services, { width: '640' })).toBe('?width=640');
});
