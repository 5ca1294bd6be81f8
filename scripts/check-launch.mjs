// Lists what the owner still has to replace or confirm before launch: the texts that the content marks with
// `{placeholder}`, the addresses that end in `.example`, and the site's address.
import { realpathSync } from 'node:fs';
import { contentModules } from './content.mjs';

/**
 * A marked text, or an address on a domain that can't exist (RFC 2606). The ones of merge fields stay: the email service
 * replaces them.
 */
const placeholder = /\{placeholder\}|^(?:https:\/\/|mailto:)(?!merge-field)\S*\.example\b/;

/**
 * Goes through the exports of modules, top-level values first. That way, a value that several files export (through a
 * list of all audiences, say) is reported in the file it comes from.
 * @param {[file: string, exports: object][]} modules
 * @returns {string[]} a line for each marked value: where it is, in one file, what it is, and what to do
 */
export function launchPoints(modules) {
  /** @type {Map<string, { file: string, value: string, places: string[] }>} */
  const found = new Map();
  const seen = new Set();
  /** @type {{ file: string, keys: string[], value: unknown }[]} */
  const queue = modules.map(([file, value]) => ({ file, keys: [], value }));
  // The loop adds to the queue as it goes.
  for (const { file, keys, value } of queue) {
    if (typeof value === 'string' && placeholder.test(value)) {
      const known = found.get(file + value) ?? { file, value, places: [] };
      known.places.push(keys.join('.'));
      found.set(file + value, known);
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value))
      queue.push({ file, keys: [...keys, key], value: inner });
  }
  return Array.from(
    found.values(),
    ({ file, value, places }) =>
      `${file} (${places.join(', ')}): "${value}" is a placeholder. Confirm it or put the real one there.`,
  ).toSorted();
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const points = launchPoints(await contentModules());
  if (!process.env.SITE_ORIGIN)
    points.unshift(
      '.env.local (SITE_ORIGIN): it is not set. Set it to the address that the site will have.',
    );
  for (const point of points) console.error(point);
  if (points.length > 0) process.exitCode = 1;
  else console.log('Nothing is left to replace.');
}
