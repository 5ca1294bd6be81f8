// Holds every page to Lighthouse's scores: its mobile preset, the median of three runs, behind the hosting emulator. Its
// reports are in .local/lighthouse/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { hosting } from '../address.mjs';
import { findBrowser } from '../browser.mjs';
import { audiences, emailTemplates, socialAds } from '../content.mjs';
import { onInterrupt } from '../interrupt.mjs';
import { categories, faults, score, value } from './scores.mjs';

/** @typedef {{ result: import('lighthouse').Result, report: string }} Run */

const reports = path.resolve(import.meta.dirname, '../../.local/lighthouse');

const pages = [
  ...['/', ...audiences.map(({ landing }) => landing.route)].map((route) => ({ route, skip: [] })),
  // They are kept out of search on purpose, and not to be marked down for it.
  ...[emailTemplates, socialAds].map(({ route }) => ({ route, skip: ['is-crawlable'] })),
];

/** @type {Promise<import('chrome-launcher').LaunchedChrome> | undefined} */
let browser;

async function endBrowser() {
  const started = await browser?.catch(() => undefined);
  browser = undefined;
  started?.kill();
}

/**
 * Of a browser that has never been here: what a page leaves in one would count.
 * @param {{ route: string, skip: string[] }} page `skip` names audits that do not count
 * @param {number} [tries] Lighthouse at times records nothing, and asks to be run again
 * @returns {Promise<Run>}
 */
async function run(page, tries = 3) {
  browser = launch({
    chromePath: findBrowser(),
    // No sandbox inside a container.
    chromeFlags: ['--headless=new', '--no-sandbox'],
    handleSIGINT: false,
  });
  const { port } = await browser;
  const ran = await lighthouse(
    `http://${hosting.host}:${hosting.port}${page.route}`,
    { port, output: 'html', logLevel: 'error', onlyCategories: categories.map(({ id }) => id) },
    { extends: 'lighthouse:default', settings: { skipAudits: page.skip } },
  );
  await endBrowser();
  const error = ran?.lhr.runtimeError;
  if (error && tries > 1) return run(page, tries - 1);
  if (!ran || error)
    throw new Error(`${page.route}: ${error?.message ?? 'Lighthouse said nothing.'}`);
  return { result: ran.lhr, report: String(ran.report) };
}

/** @param {string[]} cells */
function printRow([page = '', ...figures]) {
  console.log(page.padEnd(22) + figures.map((figure) => figure.padStart(16)).join(''));
}

/** Prints a row for each page. @throws {Error} with a line for each fault */
async function auditAll() {
  printRow(['page', ...categories.map(({ name }) => name), 'LCP, ms', 'TBT, ms', 'CLS']);
  mkdirSync(reports, { recursive: true });
  const found = [];
  for (const page of pages) {
    /** @type {[Run, Run, Run]} */
    // oxlint-disable-next-line no-await-in-loop -- one at a time: what runs beside it would count
    const runs = [await run(page), await run(page), await run(page)];
    runs.sort((a, b) => score(a.result, 'performance') - score(b.result, 'performance'));
    const [, { result, report }] = runs;
    writeFileSync(path.join(reports, `${page.route.slice(1) || 'index'}.html`), report);
    printRow([
      page.route,
      ...categories.map(({ id }) => String(score(result, id))),
      value(result, 'largest-contentful-paint').toFixed(),
      value(result, 'total-blocking-time').toFixed(),
      value(result, 'cumulative-layout-shift').toFixed(4),
    ]);
    found.push(...faults(page.route, result));
  }
  if (found.length > 0) throw new Error(found.join('\n'));
}

const site = spawn(process.execPath, [path.resolve(import.meta.dirname, '../start.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const siteEnd = once(site, 'exit');
const siteStart = new Promise((resolve, reject) => {
  let said = '';
  site.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    said += text;
    if (said.includes('The site is at')) resolve(undefined);
  });
  site.on('exit', () => reject(new Error('The site did not start.')));
});

const interrupted = new Promise((_, reject) => {
  onInterrupt(() => reject(new Error('Ended before the last page.')));
});

try {
  await Promise.race([siteStart.then(auditAll), interrupted]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
site.kill('SIGINT');
await siteEnd;
await endBrowser();
process.exit();
