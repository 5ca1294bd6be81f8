// Lists what the owner still has to replace or confirm before launch: the lines of the content with
// a text that's marked with `{placeholder}`, or with an address that ends in `.example`; the site's
// own address; and the license.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { contentFiles, load } from './load.mjs';

/**
 * A marked text, or an address on a domain that can't exist (RFC 2606). Those of merge fields stay,
 * because the email service replaces them, and so does what SITE_ORIGIN replaces.
 */
const placeholder =
  /^(?!.*\bSITE_ORIGIN\b).*(?:\{placeholder\}|(?:https:\/\/|mailto:)(?!merge-field)\S*\.example\b)/;

/** @param {string} file @param {string} source @returns {string[]} where, and what's there */
export const launchPoints = (file, source) =>
  source
    .split('\n')
    .flatMap((line, index) =>
      placeholder.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

/** @param {string} origin of the site @returns {string[]} what to do, if it's a placeholder */
export const addressPoints = (origin) =>
  new URL(origin).host.endsWith('.example')
    ? [
        `brand.origin is ${origin}: put the site's real address into content/brand.ts, or into .env.local as SITE_ORIGIN.`,
      ]
    : [];

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const points = contentFiles
    .filter((file) => !file.startsWith('content/schema/'))
    .flatMap((file) => launchPoints(file, readFileSync(file, 'utf8')));
  if (points.length > 0) points.unshift('Confirm each of these, or put the real one there:');
  if (!['LICENSE', 'LICENSE.md', 'LICENSE.txt'].some((file) => existsSync(file)))
    points.unshift(
      'There is no LICENSE file: add one with your license, or one that says you grant none.',
    );
  /** @type {typeof import('../content/brand')} */
  const { brand } = await load('content/brand.ts');
  points.unshift(...addressPoints(brand.origin));
  for (const point of points) console.error(point);
  if (points.length > 0) process.exitCode = 1;
  else console.log('Nothing is left to replace.');
}
