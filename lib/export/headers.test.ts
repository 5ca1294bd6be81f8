// What Firebase's own host sends is tested in e2e/security.spec.ts.
import { readFileSync } from 'node:fs';
import { firebaseConfig, headersFile, rules, valuesFor } from './headers';

const forAYear = 'public, max-age=31536000, immutable';

/** A file with a hash in its name, and how a browser asks for it. */
const file = '/_next/static/chunks/app/[id]/page-1a.js';
const asked = '/_next/static/chunks/app/%5Bid%5D/page-1a.js';

const paths = `/ /some-landing-page /404.html /icon.svg /icons/180.png /social-cards/a.png
  /email-templates /email-templates/someone /email-templates/someone/__next._tree.txt /studio/someone
  /social-media-ads/someone /posts/story /posts/story/embed /campaigns/files.json
  /campaigns/someone/email /campaigns/someone/email.html /campaigns/someone/email.png
  /campaigns/someone/films/reel.mp4 /campaigns/typeface.woff2 /_next/data.js /.well-known/security.txt ${file}`.split(
  /\s+/,
);

const config = readFileSync('docs/nginx.conf', 'utf8');
const { headers } = firebaseConfig([file], []).hosting;

function parse(text: string) {
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

/** Pages and what's beside them, but not what another page shows in a frame. */
const unframed = /^\/(?:[^/]*|posts\/[^/]+|(?:email-templates|social-media-ads|studio)\/.+)$/;

test.each(paths)('%s: only pages refuse to be framed, and no later rule relaxes that', (url) => {
  const strict = "frame-ancestors 'none'";
  const policies = valuesFor(rules, url, 'Content-Security-Policy');
  const refuses = unframed.test(url);
  expect([policies.includes(strict), policies.at(-1) === strict]).toEqual([refuses, refuses]);
  expect(new Set(valuesFor(rules, url, 'Cache-Control')).size).toBeLessThan(2);
});

test('only hashed files that exist are kept for a year, on either kind of host', () => {
  const others = parse(headersFile([file]));
  for (const url of [file, asked]) {
    expect(valuesFor(headers, url, 'Cache-Control').at(-1)).toBe(forAYear);
    expect(others).toContainEqual({
      source: url,
      headers: [{ key: 'Cache-Control', value: forAYear }],
    });
  }
  for (const url of [`${asked}.map`, `/_next/static${asked}`, file.replace('[id]', 'i')]) {
    expect([url, valuesFor(headers, url, 'Cache-Control').at(-1)]).toEqual([url, 'no-cache']);
    expect([url, valuesFor(others, url, 'Cache-Control')]).toEqual([url, []]);
  }
});

test('_headers has every rule in its own syntax, and no more than Cloudflare reads', () => {
  const files = Array.from({ length: 200 }, (_, index) => `/_next/static/${index}.js`);
  const text = headersFile(files);
  expect(parse(text)).toHaveLength(100);
  expect(parse(text).slice(0, rules.length)).toEqual(rules);
  expect(text).toContain("\n/posts/:part1\n  Content-Security-Policy: frame-ancestors 'none'\n");
});

test('docs/nginx.conf answers each path as the rules do, and no redirect leads to another site', () => {
  // Nor does one repeat the host that was asked for.
  expect(config).toContain('\n  absolute_redirect off;\n');
  const answers = [...config.matchAll(/~ "(\^.+)"\) +\{ return (\d+)/g)];
  for (const url of String.raw`//a.b/ //a.b/index //a.b/index.html //a.b/c.html /\a.b/`.split(' '))
    expect(answers.find(([, tried = '']) => new RegExp(tried).test(url))?.[2]).toBe('404');
  const added = [...config.matchAll(/^ {2}add_header (\S+) (?:"(.+)"|(\$\w+)) always;$/gm)];
  const maps = [...config.matchAll(/^map (\S+) (\S+) \{$([^}]+)/gm)];
  // A location with headers of its own would drop the server's.
  expect(config.match(/add_header/g)).toHaveLength(added.length);
  const keys = rules.flatMap((rule) => rule.headers.map(({ key }) => key));
  expect(new Set(added.map(([, key]) => key))).toEqual(new Set(keys));
  for (const [, key = '', fixed, variable] of added) {
    const [, from = '', , map = ''] = maps.find(([, , name]) => name === variable) ?? [];
    const cases = [...map.matchAll(/^ +(\S+) +"(.*)";$/gm)];
    const valueFor = (url: string, status: number) => {
      const subject = from.startsWith('$status') ? status + url : url;
      const hit = cases.find(
        ([, pattern]) => pattern?.startsWith('~') && new RegExp(pattern.slice(1)).test(subject),
      );
      return fixed ?? (hit ?? cases.find(([, pattern]) => pattern === 'default'))?.[2];
    };
    for (const url of paths.filter((name) => !name.startsWith('/.')))
      for (const status of [200, 301, 403, 404, 405, 500]) {
        const isKept = key !== 'Cache-Control' || status === 200;
        const value = isKept ? (valuesFor(headers, url, key).at(-1) ?? '') : 'no-cache';
        expect([key, url, status, valueFor(url, status)]).toEqual([key, url, status, value]);
      }
  }
});
