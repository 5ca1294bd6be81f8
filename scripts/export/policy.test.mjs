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

test('without settings or foreign frames, a page may use only this site', () => {
  expect(sources(pagePolicy(html, {}, ['/posts/own']))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash('one()')],
    'style-src': ["'self'", hash('a{}')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['nextjs', 'nextjs#bundler', 'email'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
});

test('with an identity service, a page may use what signing in by popup needs, and no more', () => {
  expect(sources(pagePolicy(html, service, []))).toMatchObject({
    'script-src': [
      "'self'",
      hash('one()'),
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/abc-static/_/js/',
    ],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    'frame-src': ["'self'", 'https://example.firebaseapp.com'],
    'img-src': ["'self'", 'blob:', 'https://*.googleusercontent.com'],
  });
});

test('with an emulator, a page may use that in place of the service', () => {
  const emulator = { ...service, [`${prefix}AUTH_EMULATOR_URL`]: 'http://127.0.0.1:9099/' };
  expect(sources(pagePolicy(html, emulator, []))).toMatchObject({
    'connect-src': ["'self'", 'http://127.0.0.1:9099'],
    'frame-src': ["'self'", 'http://127.0.0.1:9099'],
  });
});

test('each foreign origin is named once, however many frames come from it', () => {
  const frames = [
    'https://a.example/reel/1',
    '/posts/own',
    'https://a.example/reel/2',
    'https://b.example:8443/',
  ];
  expect(sources(pagePolicy(html, {}, frames))['frame-src']).toEqual([
    "'self'",
    'https://a.example',
    'https://b.example:8443',
  ]);
});

test('inline scripts are allowed exactly as they are; data and script files are not', () => {
  const page = `<meta charset="utf-8">
    <script>self.a = "<b>&amp; ü";\n</script>
    <script type="module">two()</script>
    <script type="text/javascript">three()</script>
    <script type="application/ld+json">{"@type": "Thing"}</script>
    <script src="/a.js" async></script>`;
  const allowed = ['self.a = "<b>&amp; ü";\n', 'two()', 'three()'].map(hash);
  expect(sources(pagePolicy(page, {}, []))['script-src']).toEqual(["'self'", ...allowed]);
});

test("an email may use its own styles and the site's icon, and nothing else", () => {
  expect(emailPolicy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test('a policy comes right after the character set, in pages and in emails', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="x"/>';
  expect(withPolicy(html, 'x', 'a.html')).toBe(html.replace('<title>', () => `${policy}<title>`));
  const email = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>';
  expect(withPolicy(`${email}<p>`, 'x', 'a.html')).toBe(`${email}${policy}<p>`);
});

test('a file without a character set, or with a policy already, is named', () => {
  expect(() => withPolicy('<p>', 'x', 'a.html')).toThrow(
    "a.html gets no policy, because it doesn't",
  );
  expect(() => withPolicy(withPolicy(html, 'x', ''), 'x', 'a.html')).toThrow(
    'a.html has a policy already',
  );
});
