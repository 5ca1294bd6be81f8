/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { firebaseConfig, headersFile, rules, valuesFor } from './headers.mjs';

const strict = "frame-ancestors 'none'";
const ours = "frame-ancestors 'self'";
const forAYear = 'public, max-age=31536000, immutable';

/** Paths of each kind, and who may frame them. */
const kinds = [
  ...`/ /some-landing-page /404.html /favicon.ico /icon.svg /email-templates /email-templates/someone
  /email-templates/someone/__next._tree.txt /social-media-ads/someone /posts/story`
    .split(/\s+/)
    .map((url) => [url, strict]),
  ...`/posts/story/embed /campaigns/files.json /campaigns/someone/email /campaigns/someone/email.html
  /campaigns/someone/email.png /campaigns/someone/pictures/fear-1200x628.png
  /campaigns/someone/films/reel.mp4 /icons/180.png /social-cards/someone.png /_next/data.js`
    .split(/\s+/)
    .map((url) => [url, ours]),
];

/** A file with a hash in its name, and how a browser asks for it. */
const file = '/_next/static/chunks/app/[id]/page-1a.js';
const asked = '/_next/static/chunks/app/%5Bid%5D/page-1a.js';

/** The rules of a `_headers` file. @param {string} text */
function parse(text) {
  return text.split('\n\n').map((block) => {
    const [url = '', ...lines] = block.trimEnd().split('\n');
    return {
      source: url.replaceAll('*', '**').replaceAll(/:\w+/g, '*'),
      headers: lines.map((line) => {
        const [, key = '', value = ''] = line.match(/^ {2}([\w-]+): (.+)$/) ?? [];
        return { key, value };
      }),
    };
  });
}

test.each(kinds)('%s has the headers for its kind, %s', (url = '', frames = '') => {
  /** @param {string} name */
  const values = (name) => valuesFor(rules, url, name);
  expect(new Set(values('Cache-Control'))).toEqual(new Set(['no-cache']));
  expect(values('X-Robots-Tag')).toEqual(url.startsWith('/campaigns/') ? ['noindex'] : []);
  // A host may join the policies or send only the last. Either way, no later rule relaxes a strict
  // one.
  const policies = values('Content-Security-Policy');
  expect(policies.at(-1)).toBe(frames);
  expect(policies.includes(strict)).toBe(frames === strict);
  expect(values('Strict-Transport-Security')).toEqual([
    'max-age=63072000; includeSubDomains; preload',
  ]);
  expect(values('Cross-Origin-Opener-Policy')).toEqual(['same-origin-allow-popups']);
  expect(values('Cross-Origin-Resource-Policy').at(-1)).toBe(
    /icon|social-cards|email\.png/.test(url) ? 'cross-origin' : 'same-origin',
  );
  expect(values('X-Content-Type-Options')).toEqual(['nosniff']);
  expect(values('Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
  expect(values('Permissions-Policy')).toEqual([expect.stringContaining('camera=()')]);
});

test('only hashed files that exist are kept for a year, on either kind of host', () => {
  const { headers } = firebaseConfig([file], {}).hosting;
  const others = parse(headersFile([file]));
  for (const url of [file, asked])
    expect(valuesFor(headers, url, 'Cache-Control').at(-1)).toBe(forAYear);
  expect(others.filter(({ source }) => source === file || source === asked)).toEqual([
    { source: file, headers: [{ key: 'Cache-Control', value: forAYear }] },
    { source: asked, headers: [{ key: 'Cache-Control', value: forAYear }] },
  ]);
  for (const url of [
    '/_next/static/chunks/gone-2b.js',
    `${asked}.map`,
    `/_next/static${asked}`,
    file.replace('.js', 'xjs'),
    file.replace('[id]', 'i'),
  ]) {
    expect([url, valuesFor(headers, url, 'Cache-Control').at(-1)]).toEqual([url, 'no-cache']);
    expect([url, valuesFor(others, url, 'Cache-Control')]).toEqual([url, []]);
  }
});

test("a page's header has its own policy, and says who may frame it", () => {
  const policies = { '/': "default-src 'none'", '/campaigns/someone/email': "img-src 'self'" };
  const { headers } = firebaseConfig([file], policies).hosting;
  /** @param {string} url */
  const policy = (url) => valuesFor(headers, url, 'Content-Security-Policy').at(-1);
  expect(policy('/')).toBe(`default-src 'none'; ${strict}`);
  expect(policy('/campaigns/someone/email')).toBe(`img-src 'self'; ${ours}`);
  expect(policy('/some-landing-page')).toBe(strict);
});

test('the exported firebase.json serves its own folder, and has all that the one in the root has', () => {
  const { hosting, ...rest } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const headers = expect.arrayContaining(hosting.headers);
  const own = { ...hosting, public: '.', headers };
  expect(firebaseConfig([file], {})).toMatchObject({ ...rest, hosting: own });
  // The root file names no folder, so that nobody deploys from there without the other rules.
  expect(hosting).not.toHaveProperty('public');
});

test('_headers has every rule in its own syntax, and no more than Cloudflare reads', () => {
  const files = Array.from({ length: 200 }, (_, index) => `/_next/static/${index}.js`);
  const text = headersFile(files);
  expect(parse(text)).toHaveLength(100);
  expect(parse(text).slice(0, rules.length)).toEqual(rules);
  expect(text).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=/);
  expect(text).toContain("\n/posts/:part1\n  Content-Security-Policy: frame-ancestors 'none'\n");
});

test('docs/nginx.conf answers each path as the rules do', () => {
  const config = readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8');
  const added = [...config.matchAll(/^ {2}add_header (\S+) (?:"(.+)"|(\$\w+)) always;$/gm)];
  // A location with headers of its own would drop the server's.
  expect(config.match(/add_header/g)).toHaveLength(added.length);
  const keys = rules.flatMap((rule) => rule.headers.map(({ key }) => key));
  expect(new Set(added.map(([, key]) => key))).toEqual(new Set(keys));
  const { headers } = firebaseConfig([file], {}).hosting;
  for (const [, key = '', fixed, variable] of added) {
    const map = config.split(`map $uri ${variable} {`)[1]?.split('\n}')[0] ?? '';
    const cases = [...map.matchAll(/^ +(\S+) +"(.*)";$/gm)];
    for (const url of [...kinds.map(([each = '']) => each), file]) {
      const hit = cases.find(
        ([, pattern]) => pattern?.startsWith('~') && new RegExp(pattern.slice(1)).test(url),
      );
      const value = fixed ?? (hit ?? cases.find(([, pattern]) => pattern === 'default'))?.[2];
      expect([key, url, value]).toEqual([key, url, valuesFor(headers, url, key).at(-1) ?? '']);
    }
  }
});
