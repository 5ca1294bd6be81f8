// What each file of the export is answered with, beside itself: one table, for every host. The build exports it as
// `_headers`; write-headers.mjs writes it into firebase.json.

/**
 * @typedef {object} Rule
 * @property {string[]} paths `*` stands for anything up to the next slash, `**`, at the end, for anything at all
 * @property {Record<string, string>} headers
 */

/**
 * Of the rules that meet on one path, some hosts send the last one's header (Firebase), others join all of them by commas
 * (Cloudflare): both must come to the same. Joined policies hold all at once, so the stricter one comes last; joined
 * caching would not hold, so those rules do not meet, but where they say the same.
 * @type {Rule[]}
 */
export const rules = [
  {
    paths: ['/**'],
    headers: {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      // Not `same-origin`: that cuts the sign-in popup off.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
      // The emails and the framed posts: shown in pages of this site.
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  },
  {
    paths: ['/', '/*', '/posts/*'],
    headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
  },
  // Kept, and asked after each time: a page and what it is made of change together.
  { paths: ['/', '/*', '/*/*', '/posts/**'], headers: { 'Cache-Control': 'no-cache' } },
  // Their names change with what is in them. (A host that applies this to what is missing, too, as Firebase does, has its
  // answer kept as long: nothing asks for a name that no page of today has.)
  {
    paths: ['/_next/static/**'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // For marketers; the pages that show them say so themselves.
  { paths: ['/emails/*', '/ads/*'], headers: { 'X-Robots-Tag': 'noindex' } },
];

/** @returns {Map<string, [string, string][]>} the headers of each path, in the order of the table */
function byPath() {
  const found = new Map();
  for (const { paths, headers } of rules) {
    for (const path of paths)
      found.set(path, [...(found.get(path) ?? []), ...Object.entries(headers)]);
  }
  return found;
}

/** The table as firebase.json has it, under `hosting.headers`. */
export function firebaseHeaders() {
  return Array.from(byPath(), ([source, headers]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  }));
}

/** The table as a `_headers` file has it, which Netlify, Cloudflare Pages and others read. */
export function headersFile() {
  const blocks = Array.from(byPath(), ([path, headers]) => {
    const lines = headers.map(([key, value]) => `  ${key}: ${value}\n`);
    return `${placeholders(path)}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/** @param {string} path */
function placeholders(path) {
  const names = ['first', 'second'];
  return path.replaceAll(/\*+/g, (stars) => (stars === '**' ? '*' : `:${names.shift()}`));
}
