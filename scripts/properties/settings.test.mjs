/** @jest-environment node */
import * as fc from 'fast-check';
import { noSettings, settingsFault } from '../settings.mjs';

const value = fc.oneof(
  fc.constantFrom('', 'demo-x', 'x.firebaseapp.com', 'https://a.example', 'http://127.0.0.1:9099'),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);
const names = [...Object.keys(noSettings), 'NODE_ENV', 'SITE_EXPORT_DIR'];
const env = fc.record(Object.fromEntries(names.map((name) => [name, value])));

/** @param {Record<string, string>} settings */
function areAddresses({
  SITE_ORIGIN: origin,
  SITE_BASE_PATH: basePath = '',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: domain = '',
}) {
  return (
    (!origin || new URL(origin).origin === origin) &&
    new URL(basePath, 'https://a.example').pathname === (basePath || '/') &&
    /^[a-z\d.-]*$/i.test(domain)
  );
}

test('settings have a fault in one sentence, or put nothing but addresses into a policy', () => {
  fc.assert(
    fc.property(env, (settings) => {
      const fault = settingsFault(settings);
      const isSentence = /^(?:SITE_ORIGIN|SITE_BASE_PATH|Sign-in|NEXT_PUBLIC_)[^]*\.$/.test(
        fault ?? '',
      );
      expect(fault === undefined ? areAddresses(settings) : isSentence).toBe(true);
    }),
  );
});
