// What the site's owner must still replace before launch: what stands in for the real thing in the content and settings.
// Run as a program, lists it.
import { realpathSync } from 'node:fs';
import { contentModules, mergeFields, site } from '../content.mjs';
import { deployFault, missingSignIn } from '../settings.mjs';

/** @typedef {{ where: string, what: string, todo: string }} Point */

/**
 * A value that is no object, and how to get to it.
 * @typedef {{ file: string, keys: string[], value: string | number | boolean, parent: object }} Leaf
 */

/**
 * What stands in for something, where it is content. `id` tells two of them apart: the same one can be got to in more
 * ways than one.
 * @type {{ is: (leaf: Leaf) => boolean, id: (leaf: Leaf) => unknown, what: (leaf: Leaf) => string, todo: string }[]}
 */
const samples = [
  {
    is: ({ value }) => isReserved(value) && !leftAlone.has(value),
    id: ({ value }) => value,
    what: ({ value }) => `${value} is a placeholder`,
    todo: 'Put the real address there.',
  },
  {
    is: ({ value }) => value === '#top',
    id: ({ parent }) => parent,
    what: ({ parent }) => `the link "${Object.values(parent)[0]}" leads nowhere (#top)`,
    todo: 'Put the address of its page there, or take the link away.',
  },
  {
    is: ({ keys, value }) => keys.at(-1) === 'address' && String(value).startsWith('/posts/'),
    id: ({ value }) => value,
    what: ({ value }) => `${value} is a sample post`,
    todo: 'Put the address of a real post there.',
  },
  {
    is: ({ keys, value }) => keys.slice(-2).join('.') === 'testimonial.sample' && value === true,
    id: ({ parent }) => parent,
    what: () => 'the testimonial is a sample',
    todo: "Put a customer's words there, and take `sample` away.",
  },
];

/** @type {Set<unknown>} the origin is a setting, not content; the others are for the service that sends an email to fill in */
const leftAlone = new Set([site.origin, ...Object.values(mergeFields)]);

/** @param {unknown} value @returns whether it is an address under a domain that is reserved for examples (RFC 2606) */
function isReserved(value) {
  if (typeof value !== 'string' || !/^https?:/.test(value) || !URL.canParse(value)) return false;
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(new URL(value).hostname);
}

/** @param {string} file @param {object} parent @param {string[]} path @returns {Generator<Leaf>} */
function* leaves(file, parent, path = []) {
  for (const [key, value] of Object.entries(parent)) {
    const keys = [...path, key];
    if (typeof value === 'object' && value !== null) yield* leaves(file, value, keys);
    else yield { file, keys, value, parent };
  }
}

/** @returns {Promise<Point[]>} */
async function contentPoints() {
  const modules = await contentModules();
  const all = modules
    .flatMap(([file, exports]) => Array.from(leaves(file, exports)))
    // The shortest way is from the file that it is written in. It comes last: a map keeps the last.
    .toSorted((a, b) => b.keys.length - a.keys.length);
  return samples.flatMap(({ is, id, what, todo }) => {
    const found = new Map(all.filter(is).map((leaf) => [id(leaf), leaf]));
    return [...found.values()].map((leaf) => ({
      where: `${leaf.file} (${leaf.keys.join('.')})`,
      what: what(leaf),
      todo,
    }));
  });
}

/** @returns {Point[]} */
function settingsPoints() {
  const missing = missingSignIn(process.env);
  const origin = {
    where: '.env.local (SITE_ORIGIN)',
    what: `the address of the site is the placeholder ${site.origin}`,
    todo: 'Set it to where the site is served.',
  };
  const signIn = {
    where: `.env.local (${missing.join(', ')})`,
    what: 'sign-in is not set up',
    todo: 'Set what is missing: .env.example says where it is from.',
  };
  return [...(isReserved(site.origin) ? [origin] : []), ...(missing.length > 0 ? [signIn] : [])];
}

/** @returns {Promise<string[]>} a line for each thing that is still to be replaced: where it is, what it is, what to do */
export async function launchPoints() {
  const points = [...settingsPoints(), ...(await contentPoints())];
  return points.map(({ where, what, todo }) => `${where}: ${what}. ${todo}`).toSorted();
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const fault = deployFault(process.env);
  const points = [...(fault ? [fault] : []), ...(await launchPoints())];
  for (const point of points) console.error(point);
  if (points.length > 0) process.exitCode = 1;
  else console.log('Nothing is left to replace.');
}
