// The response headers of every file are in firebase.json (`hosting.headers`), for every host: the build exports that table
// as a `_headers` file, and docs/nginx.conf has the same headers for nginx.
//
// Where several rules match a path, Firebase sends the last one's header, and others (Cloudflare) send them all, joined by
// commas. A new rule has to work either way. If there are several policies, a browser enforces all of them, so put the
// strictest one last. Caching rules that overlap must be identical, which is why there is no caching rule for `/**`.
//
// - Cross-Origin-Opener-Policy isn't `same-origin`, which would cut off the sign-in popup.
// - Pages of this site may frame the emails and the embedded posts, but nobody may frame a page.
// - Files under /_next/static/ have a hash in their names, so browsers keep them. Browsers check all others for a newer
//   version each time, because a page and its data change together.
// - Search engines leave out the emails and the ads: they're for marketers.
import { readFileSync } from 'node:fs';

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} Rule `*` matches up to the next slash, `**` anything */

/** @type {Rule[]} */
export const rules = JSON.parse(readFileSync('firebase.json', 'utf8')).hosting.headers;

/** The rules in the format that Netlify, Cloudflare Pages and others read: `:name` for `*`, `*` for `**`. */
export function headersFile() {
  const blocks = rules.map(({ source, headers }) => {
    let count = 0;
    const path = source.replaceAll(/\*+/g, (stars) => (stars === '**' ? '*' : `:part${++count}`));
    return [path, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
  });
  return blocks.join('\n');
}
