/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { headersFile, rules } from './headers.mjs';

const keys = [...new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)))];
const strict = "frame-ancestors 'none'";
const ours = "frame-ancestors 'self'";
const forAYear = 'public, max-age=31536000, immutable';

/** Paths of each kind, with who may frame them and how long they are kept. @type {[url: string, frames: string, caching: string][]} */
const kinds = [
  ['/', strict, 'no-cache'],
  ['/some-landing-page', strict, 'no-cache'],
  ['/404.html', strict, 'no-cache'],
  ['/email-templates', strict, 'no-cache'],
  ['/email-templates/someone', strict, 'no-cache'],
  ['/email-templates/someone/__next._tree.txt', strict, 'no-cache'],
  ['/social-media-ads/someone', strict, 'no-cache'],
  ['/posts/story', strict, 'no-cache'],
  ['/posts/story/embed', ours, 'no-cache'],
  ['/emails/someone', ours, 'no-cache'],
  ['/emails/someone.html', ours, 'no-cache'],
  ['/ads/someone-1200x628.png', ours, 'no-cache'],
  ['/icons/180.png', ours, 'no-cache'],
  ['/_next/data.js', ours, 'no-cache'],
  ['/_next/static/chunks/app/page.js', ours, forAYear],
];

/** All values of a header for a path, in the order of the rules. @param {string} url @param {string} name */
function valuesFor(url, name) {
  return rules.flatMap(({ source, headers }) => {
    const pattern = source.replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]+'));
    if (!new RegExp(`^${pattern}$`).test(url)) return [];
    return headers.filter(({ key }) => key === name).map(({ value }) => value);
  });
}

test.each(kinds)('%s: framed by %s, %s', (url, frames, caching) => {
  expect(new Set(valuesFor(url, 'Cache-Control'))).toEqual(new Set([caching]));
  expect(valuesFor(url, 'X-Robots-Tag')).toEqual(/^\/(ads|emails)\//.test(url) ? ['noindex'] : []);
  // A host may join the policies or send only the last. Either way, no later rule relaxes a strict one.
  const policies = valuesFor(url, 'Content-Security-Policy');
  expect(policies.at(-1)).toBe(frames);
  expect(policies.includes(strict)).toBe(frames === strict);
  expect(valuesFor(url, 'Strict-Transport-Security')).toEqual([
    expect.stringMatching(/^max-age=\d{8}/),
  ]);
  expect(valuesFor(url, 'Cross-Origin-Opener-Policy')).toEqual(['same-origin-allow-popups']);
  expect(valuesFor(url, 'X-Content-Type-Options')).toEqual(['nosniff']);
  expect(valuesFor(url, 'Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
  expect(valuesFor(url, 'Permissions-Policy')).toEqual([expect.stringContaining('camera=()')]);
});

test('_headers has every rule, in its own syntax', () => {
  const blocks = headersFile().split('\n\n');
  expect(blocks).toHaveLength(rules.length);
  expect(blocks[0]).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=/);
  expect(headersFile()).toContain(
    "\n/posts/:part1\n  Content-Security-Policy: frame-ancestors 'none'\n",
  );
  expect(headersFile()).toContain('\n/:part1/:part2\n  Cache-Control: no-cache\n');
});

test('docs/nginx.conf answers each path as the rules do', () => {
  const config = readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8');
  const added = [...config.matchAll(/^ {2}add_header (\S+) (?:"(.+)"|(\$\w+)) always;$/gm)];
  // A location with headers of its own would drop the server's.
  expect(config.match(/add_header/g)).toHaveLength(added.length);
  expect(new Set(added.map(([, key]) => key))).toEqual(new Set(keys));
  for (const [, key = '', fixed, variable] of added) {
    const map = config.split(`map $uri ${variable} {`)[1]?.split('\n}')[0] ?? '';
    const cases = [...map.matchAll(/^ +(\S+) +"(.*)";$/gm)].map(([, test = '', value = '']) => ({
      test,
      value,
    }));
    for (const [url] of kinds) {
      const hit = cases.find(({ test }) => test[0] === '~' && new RegExp(test.slice(1)).test(url));
      const value = fixed ?? (hit ?? cases.find(({ test }) => test === 'default'))?.value;
      expect([key, url, value]).toEqual([key, url, valuesFor(url, key).at(-1) ?? '']);
    }
  }
});
