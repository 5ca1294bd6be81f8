// The response headers. Those that depend on a path alone are in firebase.json, and for nginx in
// docs/nginx.conf. The build adds those that depend on the exported files, and writes two files:
// out/firebase.json, which is deployed and has all of them, and out/_headers for other hosts.
//
// Where several rules match a path, Firebase sends the last one's header, and others (Cloudflare)
// send them all, joined by commas. A rule has to work either way: the strictest policy comes last,
// because browsers enforce all of them, and caching rules that overlap are identical.
//
// - Cross-Origin-Opener-Policy isn't `same-origin`, which would cut off the sign-in popup.
// - Other sites may show the social cards, the icons and the pictures of emails, but no other file.
// - Files under /_next/static/ have a hash in their names, so browsers keep them, but only those
//   that exist: hosts send a 404 with the headers for its path, and a browser would keep that for a
//   year. Browsers check all other files each time, because a page and its data change together.
// - Firebase's `*` doesn't match a name that starts with a dot, so /.well-known/ has its own rule.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath, pageAddress } from '@/lib/campaign/base-path';
import { emailPolicy } from './policy';

type Headers = { key: string; value: string }[];

/** In a source, `*` matches up to a slash, `**` anything. */
interface Rule {
  source: string;
  headers: Headers;
}

const { hosting, ...others } = JSON.parse(readFileSync('firebase.json', 'utf8'));

export const rules: Rule[] = hosting.headers.map(({ source, headers }: Rule) => ({
  source: pageAddress(source),
  headers,
}));

const kept = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
const checked = [{ key: 'Cache-Control', value: 'no-cache' }];

export function hashedFiles(folder: string): string[] {
  return readdirSync(path.join(folder, '_next/static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `${basePath}/${file.replaceAll(path.sep, '/')}`)
    .toSorted();
}

/** Each path as it is and as in a URL: hosts compare one or the other. */
const spellings = (files: string[]) => [
  ...new Set(files.flatMap((file) => [file, file.split('/').map(encodeURIComponent).join('/')])),
];

/**
 * The firebase.json to deploy an export with, for the export's own folder.
 * @param files the hashed ones of the export
 * @param emails the paths of its emails, whose files carry no policy of their own
 */
export function firebaseConfig(files: string[], emails: string[]) {
  const key = 'Content-Security-Policy';
  const policies = emails.map((source) => ({
    source,
    headers: [{ key, value: `${emailPolicy}; ${valuesFor(rules, source, key).at(-1)}` }],
  }));
  const headers = [
    ...rules,
    { source: `${basePath}/_next/static/**`, headers: checked },
    { regex: `^(?:${spellings(files).map(escaped).join('|')})$`, headers: kept },
    ...policies,
  ];
  const ignore = ['firebase.json', '_headers', 'nginx.conf'];
  return { ...others, hosting: { ...hosting, public: '.', ignore, headers } };
}

/** The values that all rules matching a path have for a header, in their order. */
export function valuesFor(
  among: ({ regex: string; headers: Headers } | Rule)[],
  url: string,
  name: string,
): string[] {
  return among
    .filter((rule) => new RegExp('regex' in rule ? rule.regex : asRegex(rule.source)).test(url))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
    .map(({ value }) => value);
}

const asRegex = (source: string) =>
  `^${escaped(source).replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]+'))}$`;

/** A source as a regular expression, except for its stars. */
const escaped = (source: string) => source.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * The same headers in the format that Netlify, Cloudflare Pages and others read: `:name` for `*`,
 * `*` for `**`. Without the emails' policy, because the number of rules is limited. Files past the
 * limit get the host's own Cache-Control.
 * @param files the hashed ones of the export
 */
export function headersFile(files: string[]) {
  const all = [...rules, ...spellings(files).map((source) => ({ source, headers: kept }))];
  const blocks = all.map(({ source, headers }) => {
    let count = 0;
    const url = source.replaceAll(/\*+/g, (stars) => (stars === '**' ? '*' : `:part${++count}`));
    return [url, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
  });
  // Cloudflare reads no more: https://developers.cloudflare.com/pages/configuration/headers/
  return blocks.slice(0, 100).join('\n');
}

/** docs/nginx.conf for this export: below its path. */
export function nginxConf() {
  const start = `^${basePath.replaceAll('.', String.raw`\.`)}/`;
  return readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll(/(?<=~ ?)\^\//g, () => start)
    .replaceAll('^(200|304)/', () => `^(200|304)${start.slice(1)}`);
}
