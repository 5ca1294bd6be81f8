// What a build exports, in figures, and whether what it costs grows as it may.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';

/** @typedef {{ html: number, htmlBrotli: number, js: number, jsBrotli: number }} PageBytes */

/**
 * @typedef {object} Scale what was measured with a number of audiences
 * @property {number} audiences
 * @property {number} cpuSeconds that processors worked on it
 * @property {Record<string, PageBytes>} pages by what a page is
 */

/** @param {number[]} numbers */
export function total(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** @param {string} folder @returns {{ files: number, bytes: number }} all that is in it */
export function folderSize(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return { files: files.length, bytes: total(sizes) };
}

/**
 * @param {string} folder of an export
 * @param {string} route
 * @returns {PageBytes} a page and the scripts of its first load
 * @throws {Error} where it loads none: there would be nothing to compare
 */
export function pageBytes(folder, route) {
  const html = readFileSync(path.join(folder, `${route}.html`));
  const $ = load(html);
  // `nomodule` is for browsers of another time.
  const scripts = [...$('script[src]:not([nomodule])')]
    .map((script) => new URL($(script).attr('src') ?? '', 'https://site.example').pathname)
    .map((src) => readFileSync(path.join(folder, decodeURIComponent(src))));
  if (scripts.length === 0) throw new Error(`${route}.html loads no script: is it the right page?`);
  return {
    html: html.length,
    htmlBrotli: brotliCompressSync(html).length,
    js: total(scripts.map(({ length }) => length)),
    jsBrotli: total(scripts.map((script) => brotliCompressSync(script).length)),
  };
}

// A script names others by their hash, which compresses differently in each build: by a few bytes in a hundred thousand.
const jsTolerance = 1.005;

// A build has costs that do not depend on the audiences, so seconds per audience should fall. Of the processors', not of
// the clock: others on the machine take those too. They still slow a build through the caches and clock speed that it
// shares with them, but hardly by half; work that grows with the square does more.
const timeTolerance = 1.5;

/** @param {Scale[]} scales by number of audiences, the fewest first @returns {string | undefined} what grows that may not */
export function growth(scales) {
  const [first, last] = [scales[0], scales.at(-1)];
  if (!first || !last) return undefined;
  for (const [page, { jsBrotli }] of Object.entries(last.pages)) {
    const before = first.pages[page]?.jsBrotli ?? 0;
    if (jsBrotli > before * jsTolerance)
      return `JavaScript grows with the audiences (${page}: ${before} bytes with ${first.audiences}, ${jsBrotli} with ${last.audiences}): see what in it comes from content/audiences.`;
  }
  const least = Math.min(...scales.map(({ audiences, cpuSeconds }) => cpuSeconds / audiences));
  const most = last.cpuSeconds / last.audiences;
  if (most > least * timeTolerance)
    return `The build grows faster than the audiences (${most.toFixed(1)} s of a processor for each of ${last.audiences}, ${least.toFixed(1)} s with fewer): profile it.`;
  return undefined;
}
