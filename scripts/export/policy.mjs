// The content-security policy of an exported HTML file. What only a response header can say is in headers.mjs.
import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** @typedef {import('../settings.mjs').Env} Env */

/** What an email needs: the styles in it. */
export const emailPolicy = policy({ 'style-src': ["'unsafe-inline'"] });

/**
 * A page's policy: its own inline scripts by their hashes, this site's files, and the hosts that the build's settings and
 * content name. One page leads to the next without a new document, so each allows the hosts of all.
 * @param {string} html
 * @param {Env} env
 * @param {string[]} posts the addresses of all posts that pages show in frames
 */
export function pagePolicy(html, env, posts) {
  const service = identityService(env);
  return policy({
    'script-src': ["'self'", ...inlineScripts(html).map(hash), ...service.script],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...service.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service.connect],
    'frame-src': ["'self'", ...service.frame, ...posts.flatMap(foreignOrigin)],
    'manifest-src': ["'self'"],
  });
}

/** The popup's script, and the pictures of accounts: at an emulator too. */
const google = {
  script: ['https://apis.google.com'],
  img: ['https://*.googleusercontent.com'],
};

/**
 * The hosts that a popup sign-in at Firebase needs: its SDK's own calls, Google's script, the frame that the popup
 * answers through, the pictures of Google's accounts.
 * @param {Env} env
 */
function identityService(env) {
  if (!env.NEXT_PUBLIC_FIREBASE_API_KEY) return { script: [], img: [], connect: [], frame: [] };
  const emulator = env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL;
  if (emulator) {
    const { origin } = new URL(emulator);
    return { ...google, connect: [origin], frame: [origin] };
  }
  return {
    ...google,
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN}`],
  };
}

/** @param {string} address */
function foreignOrigin(address) {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}

/** @param {string} html @returns {string[]} the scripts that run: data in a script element does not */
function inlineScripts(html) {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .filter(({ attribs }) => !attribs.type || /javascript|module/.test(attribs.type))
    .map((script) => $(script).text());
}

/** @param {string} text */
function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** @param {Record<string, string[]>} sources by directive; what is not named is not allowed */
function policy(sources) {
  return Object.entries({
    'default-src': ["'none'"],
    ...sources,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([directive, allowed]) => [directive, ...new Set(allowed)].join(' '))
    .join('; ');
}

/**
 * The HTML with its policy, right after it has said its character set: what comes before a policy is not held to it.
 * @param {string} html
 * @param {string} content
 * @throws {Error} where the HTML does not say its character set, or has a policy already
 */
export function withPolicy(html, content) {
  const charset = /<meta (?:charset="|http-equiv="Content-Type" )[^>]*>/i;
  const name = '<meta http-equiv="Content-Security-Policy"';
  if (!charset.test(html)) throw new Error('It does not say its character set.');
  if (html.includes(name)) throw new Error('It has a policy already.');
  return html.replace(charset, (meta) => `${meta}${name} content="${content}"/>`);
}
