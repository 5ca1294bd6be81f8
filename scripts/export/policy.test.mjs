/** @jest-environment node */
import { createHash } from 'node:crypto';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const service = {
  [`${prefix}API_KEY`]: 'the-key',
  [`${prefix}AUTH_DOMAIN`]: 'emberwall.firebaseapp.com',
};
const html = '<head><meta charSet="utf-8"/><title>T</title></head><script>one()</script>';

/** @param {string} policy @returns the sources of each directive */
function sources(policy) {
  return Object.fromEntries(
    policy.split('; ').map((each) => {
      const [directive = '', ...allowed] = each.split(' ');
      return [directive, allowed];
    }),
  );
}

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('without settings and foreign posts, a page is allowed this site alone', () => {
  expect(sources(pagePolicy(html, {}, ['/posts/own']))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash('one()')],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
});

test('with an identity service, what a popup sign-in needs, and no more', () => {
  const policy = sources(pagePolicy(html, service, []));
  expect(policy['script-src']).toEqual(["'self'", hash('one()'), 'https://apis.google.com']);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(policy['frame-src']).toEqual(["'self'", 'https://emberwall.firebaseapp.com']);
  expect(policy['img-src']).toEqual(["'self'", 'https://*.googleusercontent.com']);
});

test('with an emulator, its origin in place of the service', () => {
  const emulator = { ...service, [`${prefix}AUTH_EMULATOR_URL`]: 'http://127.0.0.1:9099/' };
  const policy = sources(pagePolicy(html, emulator, []));
  expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9099']);
  expect(policy['frame-src']).toEqual(["'self'", 'http://127.0.0.1:9099']);
});

test('the origin of each foreign post, once', () => {
  const posts = [
    'https://www.instagram.com/reel/a',
    '/posts/own',
    'https://www.instagram.com/reel/b',
    'https://social.example:8443/c',
  ];
  expect(sources(pagePolicy(html, {}, posts))['frame-src']).toEqual([
    "'self'",
    'https://www.instagram.com',
    'https://social.example:8443',
  ]);
});

test('each inline script is allowed as it stands; data and files are not inline scripts', () => {
  const page = `<meta charset="utf-8">
    <script>self.a = "<b>&amp; ü";\n</script>
    <script type="module">two()</script>
    <script type="text/javascript">three()</script>
    <script type="application/ld+json">{"@type": "Thing"}</script>
    <script src="/a.js" async></script>`;
  expect(sources(pagePolicy(page, {}, []))['script-src']).toEqual([
    "'self'",
    hash('self.a = "<b>&amp; ü";\n'),
    hash('two()'),
    hash('three()'),
  ]);
});

test('an email is allowed its own styles, and nothing else', () => {
  expect(sources(emailPolicy)).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
});

test('a policy stands right after the character set, however that is said', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
  expect(withPolicy(html, "default-src 'none'")).toBe(
    html.replace('<title>', () => `${policy}<title>`),
  );
  const email = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>';
  expect(withPolicy(`${email}<p>`, "default-src 'none'")).toBe(`${email}${policy}<p>`);
});

test('where there is no character set, or a policy already, it says so', () => {
  expect(() => withPolicy('<title>T</title>', 'x')).toThrow('does not say its character set');
  expect(() => withPolicy(withPolicy(html, 'x'), 'x')).toThrow('a policy already');
});
