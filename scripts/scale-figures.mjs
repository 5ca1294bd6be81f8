// What a build costs and what it exports, in figures, and whether they grow as they may.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';

/** @typedef {{ html: number, htmlBrotli: number, js: number, jsBrotli: number }} PageBytes */

/**
 * @typedef {object} Scale what was measured with a number of audiences
 * @property {number} audiences
 * @property {number} seconds
 * @property {Record<string, PageBytes>} pages by what a page is
 */

/**
 * Builds a site.
 * @param {string} folder of the site; what the build says goes to build.log in it
 * @param {NodeJS.ProcessEnv} env
 * @param {(end: () => void) => void} onStart told how to end it, with all its processes
 * @returns {Promise<{ status: number | null, seconds: number, peakMemory: number }>} in bytes, of all processes
 *   of the build together, NaN where there is no `ps`
 */
export function measuredBuild(folder, env, onStart) {
  const log = openSync(path.join(folder, 'build.log'), 'w');
  const start = performance.now();
  // In a process group of its own: that tells its processes, workers included, from all others.
  const build = spawn('npm', ['run', 'build'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  });
  closeSync(log);
  const group = build.pid ?? NaN;
  onStart(() => {
    // Not after its end: the number may be another's by then.
    if (build.exitCode === null && build.signalCode === null) process.kill(-group, 'SIGKILL');
  });
  let peakMemory = memoryOf(group);
  const sampling = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOf(group));
  }, 500);
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (status) => {
      clearInterval(sampling);
      resolve({ status, seconds: (performance.now() - start) / 1000, peakMemory });
    });
  });
}

/** @param {number} group of processes @returns {number} what they hold in memory, in bytes; what two share counts twice */
function memoryOf(group) {
  const { stdout, status } = spawnSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' });
  if (status !== 0) return NaN;
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return processes.reduce((sum, [of, kb = 0]) => sum + (of === group ? kb * 1024 : 0), 0);
}

/** @param {number[]} sizes */
function total(sizes) {
  return sizes.reduce((sum, size) => sum + size, 0);
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

// A build has costs that do not depend on the audiences, so seconds per audience should fall. What a busy machine does
// to one of two builds may hide that, but hardly makes it half as much again; work that grows with the square does.
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
  const least = Math.min(...scales.map(({ audiences, seconds }) => seconds / audiences));
  const most = last.seconds / last.audiences;
  if (most > least * timeTolerance)
    return `The build grows faster than the audiences (${most.toFixed(1)} s for each of ${last.audiences}, ${least.toFixed(1)} s with fewer): run it again on a quiet machine, then profile it.`;
  return undefined;
}
