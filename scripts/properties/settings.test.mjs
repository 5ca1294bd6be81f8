/** @jest-environment node */
import fc from 'fast-check';
import { noSettings, settingsFault } from '../settings.mjs';

const value = fc.oneof(
  fc.constantFrom('', 'demo-x', 'x.firebaseapp.com', 'https://a.example', 'http://127.0.0.1:9099'),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);
const names = [...Object.keys(noSettings), 'NODE_ENV', 'SITE_EXPORT_DIR'];
const env = fc.record(Object.fromEntries(names.map((name) => [name, value])));

test('settings have a fault in one sentence, or what goes into a policy is only an address', () => {
  fc.assert(
    fc.property(env, (settings) => {
      const fault = settingsFault(settings);
      if (fault !== undefined) {
        expect(fault).toMatch(/^(?:SITE_ORIGIN|Sign-in|NEXT_PUBLIC_)[^]*\.$/);
        return;
      }
      const { SITE_ORIGIN: origin, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: domain } = settings;
      if (origin) expect(new URL(origin).origin).toBe(origin);
      expect(domain).toMatch(/^[a-z\d.-]*$/i);
    }),
  );
});
