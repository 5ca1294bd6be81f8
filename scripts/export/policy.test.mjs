/** @jest-environment node */
import { createHash } from 'node:crypto';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const service = {
  [`${prefix}API_KEY`]: 'the-key',
  [`${prefix}AUTH_DOMAIN`]: 'example.firebaseapp.com',
};
const html =
  '<head><meta charSet="utf-8"/><title>T</title><style data-href="/a.css">a{}</style></head><script>one()</script>';

/** @param {string} policy @returns the sources of each directive */
function sources(policy) {
  const directives = policy.split('; ').map((each) => each.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...allowed]) => [name, allowed]));
}

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('without settings, a page may use only this site, its styles, and each foreign frame that it shows', () => {
  const frames = ['https://a.example/reel/1', '/posts/own', 'https://a.example/reel/2'];
  expect(sources(pagePolicy(html, {}, frames, ['b{}']))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash('one()')],
    'style-src': ["'self'", hash('a{}'), hash('b{}')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", 'https://a.example'],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['nextjs', 'nextjs#bundler', 'studio'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  expect(emailPolicy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test.each([
  [
    'an identity service',
    service,
    ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    'https://example.firebaseapp.com',
  ],
  [
    'an emulator',
    { ...service, [`${prefix}AUTH_EMULATOR_URL`]: 'http://127.0.0.1:9099/' },
    ['http://127.0.0.1:9099'],
    'http://127.0.0.1:9099',
  ],
])('with %s, a page may use what signing in by popup needs, and no more', (_, env, api, frame) => {
  const found = sources(pagePolicy(html, env, [], []));
  expect(found).toMatchObject({
    'script-src': [
      "'self'",
      hash('one()'),
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/abc-static/_/js/',
    ],
    'connect-src': ["'self'", ...api],
    'frame-src': ["'self'", frame],
    'img-src': ["'self'", 'blob:', 'https://*.googleusercontent.com'],
  });
  expect(found).not.toHaveProperty('trusted-types');
});

test('inline scripts are allowed exactly as they are; data and script files are not', () => {
  const page = `<meta charset="utf-8">
    <script>self.a = "<b>&amp; ü";\n</script>
    <script type="module">two()</script>
    <script type="application/ld+json">{"@type": "Thing"}</script>
    <script src="/a.js" async></script>`;
  const allowed = ['self.a = "<b>&amp; ü";\n', 'two()'].map(hash);
  expect(sources(pagePolicy(page, {}, [], []))['script-src']).toEqual(["'self'", ...allowed]);
});

test('a policy comes right after the character set, once; a file where it cannot is named', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="x"/>';
  const page = withPolicy(html, 'x', 'a.html');
  expect(page).toBe(html.replace('<title>', () => `${policy}<title>`));
  const email = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>';
  expect(withPolicy(`${email}<p>`, 'x', 'a.html')).toBe(`${email}${policy}<p>`);
  expect(() => withPolicy('<p>', 'x', 'a.html')).toThrow('a.html gets no policy, because');
  expect(() => withPolicy(page, 'x', 'a.html')).toThrow('a.html has a policy already');
});
