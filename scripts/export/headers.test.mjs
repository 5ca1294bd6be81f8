/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { firebaseHeaders, headersFile, rules } from './headers.mjs';

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);

/** What each path is answered with, one line for each header. */
const table = rules.flatMap(({ paths, headers }) =>
  paths.flatMap((path) =>
    Object.entries(headers).map(([key, value]) => `${path} ${key}: ${value}`),
  ),
);

test('firebase.json has the headers of the table (if not: npm run headers)', () => {
  expect(hosting.headers).toEqual(firebaseHeaders());
  const lines = firebaseHeaders().flatMap(({ source, headers }) =>
    headers.map(({ key, value }) => `${source} ${key}: ${value}`),
  );
  expect(lines.toSorted()).toEqual(table.toSorted());
});

test('so has _headers, in its own words', () => {
  const lines = headersFile()
    .trimEnd()
    .split('\n\n')
    .flatMap((block) => {
      const [path = '', ...headers] = block.split('\n');
      const ours = path.replace(/\*$/, '**').replaceAll(/:\w+/g, '*');
      return headers.map((header) => `${ours} ${header.replace(/^ {2}/, '')}`);
    });
  expect(lines.toSorted()).toEqual(table.toSorted());
});

test('no path stands twice in _headers, no placeholder twice in a path, and * only at the end', () => {
  const paths = headersFile().match(/^\/.*/gm) ?? [];
  expect(paths.length).toBe(new Set(rules.flatMap((rule) => rule.paths)).size);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const names = path.match(/:\w+/g) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(path).not.toMatch(/\*./);
  }
});

/** @param {string} url @param {string} name @returns what the rules that meet on a path say, in their order */
function said(url, name) {
  return rules.flatMap(({ paths, headers }) => {
    const value = headers[name];
    const hit = paths.some((path) =>
      new RegExp(`^${path.replace('/**', '/.*').replaceAll(/(?<!\.)\*/g, '[^/]+')}$`).test(url),
    );
    return hit && value ? [value] : [];
  });
}

const pages = ['/', '/smart-home', '/email-templates', '/posts/remote-story', '/404.html'];
const framed = ['/emails/remote', '/emails/remote.html', '/posts/remote-story/embed'];
const hashed = ['/_next/static/chunks/a.js', '/_next/static/chunks/app/page.js'];

test.each(pages)('%s: in no frame, asked after each time', (url) => {
  expect(said(url, 'Content-Security-Policy').at(-1)).toBe("frame-ancestors 'none'");
  expect(said(url, 'Cache-Control')).toContain('no-cache');
});

test.each(framed)('%s: in frames of this site alone', (url) => {
  expect(said(url, 'Content-Security-Policy')).toEqual(["frame-ancestors 'self'"]);
  expect(new Set(said(url, 'Cache-Control'))).toEqual(new Set(['no-cache']));
});

test.each(hashed)('%s: kept for a year, never asked after', (url) => {
  expect(said(url, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
});

test.each([...pages, ...framed, ...hashed])('%s: has what every file has', (url) => {
  expect(said(url, 'Strict-Transport-Security')).toEqual([expect.stringMatching(/^max-age=\d{8}/)]);
  expect(said(url, 'Cross-Origin-Opener-Policy')).toEqual(['same-origin-allow-popups']);
  expect(said(url, 'X-Content-Type-Options')).toEqual(['nosniff']);
  expect(said(url, 'Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
  expect(said(url, 'Permissions-Policy')).toEqual([expect.stringContaining('camera=()')]);
});

test('where rules meet, joining their headers comes to the same as taking the last', () => {
  for (const url of [...pages, ...framed, ...hashed]) {
    const caching = said(url, 'Cache-Control');
    expect(new Set(caching).size).toBe(1);
    const policies = said(url, 'Content-Security-Policy');
    // All of them hold: 'none' with anything is 'none'.
    const joined = policies.find((policy) => policy.endsWith("'none'")) ?? policies[0];
    expect(policies.at(-1)).toBe(joined);
  }
});

test('the emails and the ads are in no search result, and pages are not kept from it', () => {
  for (const url of ['/emails/remote', '/emails/remote.html', '/ads/remote-1200x628.png'])
    expect(said(url, 'X-Robots-Tag')).toEqual(['noindex']);
  for (const url of pages) expect(said(url, 'X-Robots-Tag')).toEqual([]);
});

test('what is beside the hashed files is not kept', () => {
  for (const url of ['/_next/data.js', '/icons/180.png', '/ads/remote-1200x628.png'])
    expect(new Set(said(url, 'Cache-Control'))).toEqual(new Set(['no-cache']));
});

describe('docs/nginx.conf', () => {
  const config = readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8');
  const server = config.slice(config.indexOf('\nserver {'));

  /** @param {string} variable @param {string} url @returns {string} what its map makes of a path */
  function mapped(variable, url) {
    const [, block = ''] = config.match(new RegExp(`map \\$uri \\${variable} \\{([^}]*)\\}`)) ?? [];
    const lines = [...block.matchAll(/^ +(\S+) +"(.*)";$/gm)];
    const hit = lines.find(
      ([, key = '']) => key.startsWith('~') && new RegExp(key.slice(1)).test(url),
    );
    return (hit ?? lines.find(([, key]) => key === 'default'))?.[2] ?? '';
  }

  test.each([...pages, ...framed, ...hashed])('%s: is answered as by the table', (url) => {
    for (const name of new Set(rules.flatMap(({ headers }) => Object.keys(headers)))) {
      const [, value = '', quoted] =
        server.match(new RegExp(`^ {2}add_header ${name} ("(.+)"|\\$\\w+) always;$`, 'm')) ?? [];
      expect([name, quoted ?? mapped(value, url)]).toEqual([name, said(url, name).at(-1) ?? '']);
    }
  });

  test('no location has headers of its own, which would take those of the server away', () => {
    expect(server.match(/^ *location [^}]*add_header/m)).toBeNull();
    expect(server.match(/add_header/g)).toHaveLength(
      new Set(rules.flatMap(({ headers }) => Object.keys(headers))).size,
    );
  });
});
