// The content-security policy of an exported HTML file. Directives that only work in a response header are in
// firebase.json.
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { stylesOf } from './styles.mjs';

/** @typedef {import('../settings.mjs').Env} Env */

/** An email needs its own styles and its picture. */
export const emailPolicy = policy({ 'style-src': ["'unsafe-inline'"], 'img-src': ["'self'"] });

/**
 * A page's policy allows its own inline scripts and styles by their hashes, this site's files, and the hosts that the settings and the
 * content name. Links load the next page into the same document, so each page has to allow the hosts that any page
 * needs. For the editor, that's also a stylesheet of this site, and pictures that the page itself makes (`blob:`): the
 * drawings of the edited campaign, which are SVG images and so run no script.
 * @param {string} html
 * @param {Env} env
 * @param {string[]} frames the addresses of everything that pages show in frames
 */
export function pagePolicy(html, env, frames) {
  const service = identityService(env);
  return policy({
    'script-src': ["'self'", ...inlineScripts(html).map(hash), ...service.script],
    'style-src': ["'self'", ...stylesOf(html).map(hash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...service.img],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service.connect],
    'frame-src': ["'self'", ...service.frame, ...frames.flatMap(foreignOrigin)],
    'manifest-src': ["'self'"],
    ...(service.script.length > 0 ? {} : trustedTypes),
  });
}

/**
 * No script can turn text into code (https://www.w3.org/TR/trusted-types/), except for Next's two ways to load its own
 * files, and for how the editor shows an email (write-email.ts). Off with sign-in, because the SDK sets the address of Google's script as a plain string, which Trusted
 * Types would block, and because Google can change what its script does at any time.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['nextjs', 'nextjs#bundler', 'email'],
};

/**
 * The addresses of Google's sign-in script, of the code that it loads, and of the account pictures. They're needed with
 * the emulator, too. Not all of apis.google.com, because some of its addresses return a script that calls any function
 * named in the address, and an attacker could use that.
 */
const google = {
  script: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'],
  img: ['https://*.googleusercontent.com'],
};

/**
 * The hosts that signing in with Firebase's popup needs: for the SDK's requests, for Google's script, for the frame
 * through which the popup answers, and for the pictures of Google accounts.
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

/** @param {string} html @returns {string[]} the inline scripts that run, so not data such as JSON-LD */
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

/** @param {Record<string, string[]>} sources by directive; everything else is blocked */
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
 * Puts the policy right after the character set: a browser doesn't apply it to anything before it.
 * @param {string} html
 * @param {string} content the policy
 * @param {string} name of the file, for errors
 * @throws {Error} if the HTML doesn't name its character set, or has a policy already
 */
export function withPolicy(html, content, name) {
  const charset = /<meta (?:charset="|http-equiv="Content-Type" )[^>]*>/i;
  const start = '<meta http-equiv="Content-Security-Policy"';
  if (!charset.test(html))
    throw new Error(`${name} gets no policy, because it doesn't name its character set.`);
  if (html.includes(start)) throw new Error(`${name} has a policy already.`);
  return html.replace(charset, (meta) => `${meta}${start} content="${content}"/>`);
}
