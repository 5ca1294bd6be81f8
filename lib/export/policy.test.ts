import { createHash } from 'node:crypto';
import { emailPolicy, joinedStylesOf, ownStylesOf, pagePolicy, withPolicy } from './policy';

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const service = {
  [`${prefix}API_KEY`]: 'the-key',
  [`${prefix}AUTH_DOMAIN`]: 'example.firebaseapp.com',
};
// Data and script files have no hash.
const html = `<style data-href="/a.css">a{}</style><style>own{}</style><script>one("ü");\n</script><script type="module">two()
  </script><script type="application/ld+json">{}</script><script src="/a.js" async></script>`;
const noHosts = { scripts: [], addedScripts: [], connect: [], images: [], frames: [], forms: [] };
const none = { frames: [], hosts: { ...noHosts, scripts: ['/own.js'] } };
const inline = ['one("ü");\n', 'two()\n  '];

function sources(policy: string) {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...allowed]) => [name, allowed]));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('without settings, a page may use only this site, its styles, and each foreign frame that it shows', () => {
  const frames = ['https://a.example/reel/1', '/posts/own', 'https://a.example/reel/2'];
  expect(sources(pagePolicy(html, ['b{}', 'own{}'], {}, { ...none, frames }))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.map(hash)],
    'style-src': ["'self'", hash('a{}'), hash('b{}'), hash('own{}')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", 'https://a.example'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  expect(emailPolicy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; form-action 'none'; base-uri 'none'",
  );
});

const apis = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const local = { ...service, [`${prefix}AUTH_EMULATOR_URL`]: 'http://127.0.0.1:9099/' };

test.each([
  ['an identity service', service, apis, 'https://example.firebaseapp.com'],
  ['an emulator', local, ['http://127.0.0.1:9099'], 'http://127.0.0.1:9099'],
])('with %s, a page may use what signing in by popup needs, and no more', (_, env, api, frame) => {
  const allowed = sources(pagePolicy(html, [], env, none));
  expect(allowed).toMatchObject({
    'script-src': [
      "'self'",
      ...inline.map(hash),
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/abc-static/_/js/',
    ],
    'connect-src': ["'self'", ...api],
    'frame-src': ["'self'", frame],
    'img-src': ["'self'", 'blob:'],
  });
});

test('the content names other sites’ scripts, where they send data, and where forms go', () => {
  const hosts = {
    scripts: ['/own.js', 'https://stats.example/a.js?id=1'],
    addedScripts: ['https://*.tags.example'],
    connect: ['https://api.stats.example'],
    images: ['https://pixel.example'],
    frames: ['https://frame.example'],
    forms: ['https://forms.example/contact'],
  };
  expect(sources(pagePolicy('', [], {}, { ...none, hosts }))).toMatchObject({
    'script-src': ["'self'", 'https://stats.example/a.js', 'https://*.tags.example/'],
    'connect-src': ["'self'", 'https://api.stats.example'],
    'img-src': ["'self'", 'blob:', 'https://pixel.example'],
    'frame-src': ["'self'", 'https://frame.example'],
    'form-action': ["'self'", ...hosts.forms],
  });
});

test('the policy comes right after the character set, and the rest of the page stays as it is', () => {
  const start = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';
  const rest = `<title>a &#x27; b</title>${html}</head><body>&quot;é&quot;</body></html>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
  expect(withPolicy(start + rest, "default-src 'none'", 'a.html')).toBe(start + policy + rest);
  expect(joinedStylesOf(start + rest)).toEqual(['a{}']);
  expect(ownStylesOf(start + rest)).toEqual(['own{}']);
  expect(() => withPolicy('<p>', '', 'a.html')).toThrow('a.html gets no policy, because');
  expect(() => withPolicy(start + policy, '', 'a.html')).toThrow('a.html has a policy already.');
});
