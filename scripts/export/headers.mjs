// The response headers. Those that depend on a path alone are in firebase.json (`hosting.headers`); docs/nginx.conf has the
// same ones for nginx. The build adds the headers that depend on the exported files, and writes two files:
// out/firebase.json, which is deployed and has all of them, and out/_headers for other hosts, which leaves some out.
//
// Where several rules match a path, Firebase sends the last one's header, and others (Cloudflare) send them all, joined by
// commas. A new rule in firebase.json has to work either way. If there are several policies, a browser enforces all of
// them, so put the strictest one last. Caching rules that overlap must be identical, which is why there is no caching
// rule for `/**`. Where a host joins two values of Cross-Origin-Resource-Policy, browsers ignore them, so other sites can
// still show the social cards and icons.
//
// - Cross-Origin-Opener-Policy isn't `same-origin`, which would cut off the sign-in popup.
// - Pages of this site may frame the emails and the embedded posts, but nobody may frame a page.
// - Other sites may show the social cards and the icons, which are what they need for the preview of a link, and the
//   pictures of emails, for webmail. They can't load any other file. Ads need no exception: a marketer uploads them.
// - Files under /_next/static/ have a hash in their names, so browsers keep them. But only files that exist
//   get that header. Hosts send a 404 with the headers for its path, so during a release or a rollback, a browser could
//   keep a 404 and not ask again for a year. Browsers check all other files for a newer version each time, because a
//   page and its data change together.
// - Firebase's `*` doesn't match a name that starts with a dot, so /.well-known/ has a rule of its own.
// - Search engines leave out the campaigns' files: they're for marketers.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ key: string, value: string }[]} Headers */
/** @typedef {{ source: string, headers: Headers }} Rule `*` matches up to the next slash, `**` anything */
/** @typedef {Rule | { regex: string, headers: Headers }} AnyRule */

const { hosting, ...others } = JSON.parse(readFileSync('firebase.json', 'utf8'));

/** @type {Rule[]} */
export const rules = hosting.headers;

const kept = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
const checked = [{ key: 'Cache-Control', value: 'no-cache' }];

/** Cloudflare Pages doesn't read more than this: https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

/** The file in which an export lists its own hashed files, for the release after it (keep-previous.mjs). */
export const filesList = 'hashed-files.json';

/**
 * @param {string} folder of an export
 * @returns {string[]} the paths of its files with a hash in their names, such as `/_next/static/chunks/1-ab.js`, sorted
 */
export function hashedFiles(folder) {
  return readdirSync(path.join(folder, '_next/static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .toSorted();
}

/** @param {string} file a path with names such as `[id]` in it @returns the same as a URL's path */
export const encoded = (file) => file.split('/').map(encodeURIComponent).join('/');

/** Each path as it is and as in a URL: some hosts compare one, some the other. @param {string[]} files */
const spellings = (files) => [...new Set(files.flatMap((file) => [file, encoded(file)]))];

/**
 * @param {string[]} files the hashed files of an export
 * @param {Record<string, string>} policies of its pages, by their paths
 * @returns the firebase.json to deploy the export with, for the export's own folder
 */
export function firebaseConfig(files, policies) {
  const exactly = spellings(files).map(escaped);
  const pages = Object.entries(policies).map(([source, policy]) => {
    const key = 'Content-Security-Policy';
    return {
      source,
      headers: [{ key, value: `${policy}; ${valuesFor(rules, source, key).at(-1)}` }],
    };
  });
  return {
    ...others,
    hosting: {
      ...hosting,
      public: '.',
      ignore: ['firebase.json', '_headers'],
      headers: [
        ...rules,
        { source: '/_next/static/**', headers: checked },
        { regex: `^(?:${exactly.join('|')})$`, headers: kept },
        ...pages,
      ],
    },
  };
}

/**
 * @param {AnyRule[]} among
 * @param {string} url a path
 * @param {string} name of a header
 * @returns {string[]} the values of all matching rules, in their order
 */
export function valuesFor(among, url, name) {
  return among
    .filter((rule) => new RegExp('regex' in rule ? rule.regex : asRegex(rule.source)).test(url))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
    .map(({ value }) => value);
}

/** @param {string} source */
const asRegex = (source) =>
  `^${escaped(source).replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]+'))}$`;

/** @param {string} source @returns the same as a regular expression, except for its stars */
const escaped = (source) => source.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * The same headers in the format that Netlify, Cloudflare Pages and others read: `:name` for `*`, `*` for `**`. Without
 * the policies of the pages, which they have in their HTML anyway: the number of pages grows with the audiences, and the
 * number of rules is limited. Files past the limit get no Cache-Control here, so the host's default applies.
 * @param {string[]} files the hashed files of the export
 */
export function headersFile(files) {
  const blocks = [...rules, ...spellings(files).map((source) => ({ source, headers: kept }))]
    .slice(0, mostRules)
    .map(({ source, headers }) => {
      let count = 0;
      const url = source.replaceAll(/\*+/g, (stars) => (stars === '**' ? '*' : `:part${++count}`));
      return [url, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
    });
  return blocks.join('\n');
}
