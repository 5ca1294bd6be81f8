// The content-security policy of an exported HTML file. Directives that only work in a response
// header are in firebase.json.
import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { Hosts } from '@/content/schema';

/** A build's environment variables. */
type Env = Record<string, string | undefined>;

/** What pages load and contact besides this site's own files. */
interface ForeignHosts {
  /** The addresses of everything that pages show in frames. */
  frames: string[];
  hosts: Hosts;
}

const none = ["'none'"];

/**
 * For emails, and for the pages in a ZIP: their own styles, pictures (in the studio, from this
 * browser) and the typeface.
 */
export const emailPolicy = policy({
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'form-action': none,
});

/** The texts of a page's style sheets, which Next joins into one element of the page. */
export const joinedStylesOf = (html: string): string[] => textsOf(load(html), 'style[data-href]');

/** The texts of a page's other styles. */
export const ownStylesOf = (html: string): string[] =>
  textsOf(load(html), 'style:not([data-href])');

/**
 * A page's policy allows its own inline scripts and styles by their hashes, this site's files, and
 * the hosts that the settings and the content name. Links load the next page into the same
 * document, so each page allows the hosts and styles that any page needs, and the pictures that the
 * studio makes for a download (`blob:`).
 * @param styles the texts of all style elements that a link to another page may add
 */
export function pagePolicy(
  html: string,
  styles: string[],
  env: Env,
  foreign: ForeignHosts,
): string {
  const { hosts } = foreign;
  const service = identityService(env);
  const others = hosts.scripts.filter((address) => !address.startsWith('/'));
  const scripts = [...service.script, ...[...others, ...hosts.addedScripts].map(fileOf)];
  const frames = foreign.frames.flatMap((address) =>
    address.startsWith('/') ? [] : new URL(address).origin,
  );
  // A script that's only data, such as JSON-LD, doesn't run, so it needs no hash.
  const inlineScripts = textsOf(load(html), 'script:not([src], [type$=json])');
  return policy({
    'script-src': ["'self'", ...inlineScripts.map(hash), ...scripts],
    'style-src': ["'self'", ...[...joinedStylesOf(html), ...styles].map(hash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...hosts.images],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service.connect, ...hosts.connect],
    'frame-src': ["'self'", ...service.frame, ...frames, ...hosts.frames],
    'manifest-src': ["'self'"],
    // A form service may lead back to a page of this site, and Chromium counts that, too.
    'form-action': hosts.forms.length > 0 ? ["'self'", ...hosts.forms.map(fileOf)] : none,
  });
}

/**
 * Google's sign-in script and the code that it loads. Not all of apis.google.com: some of its
 * addresses call any function that an attacker names.
 */
const google = {
  script: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'],
};

/**
 * What signing in by popup needs: hosts for the SDK's requests, and for the frame through which the
 * popup answers, besides Google's.
 */
function identityService(env: Env) {
  if (!env.NEXT_PUBLIC_FIREBASE_API_KEY) return { script: [], connect: [], frame: [] };
  const emulator = env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL;
  const connect = emulator
    ? [new URL(emulator).origin]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const frame = emulator ? connect : [`https://${env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN}`];
  return { ...google, connect, frame };
}

const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** An address as a policy has it: without what comes after the path. */
const fileOf = (address: string) => new URL(address).origin + new URL(address).pathname;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param sources by directive; everything else is blocked */
function policy(sources: Record<string, string[]>) {
  const directives = { 'default-src': none, ...sources, 'base-uri': none };
  return Object.entries(directives)
    .map(([directive, allowed]) => [directive, ...new Set(allowed)].join(' '))
    .join('; ');
}

/**
 * Puts the policy right after the character set: a browser doesn't apply it to anything before it.
 * Leaves the rest of the page as it is, because React compares it with what it would render.
 * @param content the policy
 * @param name of the file, for errors
 * @throws {Error} if the HTML doesn't name its character set, or has a policy already
 */
export function withPolicy(html: string, content: string, name: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const charset = $('meta[charset], meta[http-equiv="Content-Type" i]').get(0);
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined)
    throw new Error(`${name} gets no policy, because it doesn't name its character set.`);
  if ($('meta[http-equiv="Content-Security-Policy" i]').length > 0)
    throw new Error(`${name} has a policy already.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
