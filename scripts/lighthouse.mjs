// Runs Lighthouse (its mobile preset, the median of three runs) on each kind of page behind the hosting emulator, and fails
// if a page scores too low. Its reports go to .local/lighthouse/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';
import { audiences, emailTemplates, socialAds } from './content.mjs';
import { hosting } from './emulators.mjs';

/** @typedef {{ result: import('lighthouse').Result, report: string }} Run */

const reports = path.resolve(import.meta.dirname, '../.local/lighthouse');

/** The lowest score allowed, out of 100. We aim for 100, but performance varies with what else the machine is doing. */
const lowest = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const pages = [
  ...['/', ...audiences.map(({ landing }) => landing.route)].map((route) => ({ route, skip: [] })),
  // Search engines are kept out of these on purpose.
  ...[emailTemplates, socialAds].map(({ route }) => ({ route, skip: ['is-crawlable'] })),
];

/** @param {Run} run @param {string} category */
const score = ({ result }, category) => Math.round((result.categories[category]?.score ?? 0) * 100);

/** @param {Run} run @param {string} audit @returns {number} in the audit's own unit */
const value = ({ result }, audit) => result.audits[audit]?.numericValue ?? Infinity;

/**
 * Runs Lighthouse once, in a new browser, because anything left over from an earlier page would affect the result.
 * @param {{ route: string, skip: string[] }} page `skip` names audits to leave out
 * @param {number} [tries] how often to try: now and then, Lighthouse records nothing and asks for another run
 * @returns {Promise<Run>}
 */
async function run(page, tries = 3) {
  const browser = await launch({
    chromePath: findBrowser(),
    // Chromium has no sandbox inside a container.
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  const ran = await lighthouse(
    `http://${hosting.host}:${hosting.port}${page.route}`,
    { port: browser.port, output: 'html', logLevel: 'error', onlyCategories: Object.keys(lowest) },
    { extends: 'lighthouse:default', settings: { skipAudits: page.skip } },
  ).finally(() => browser.kill());
  const error = ran?.lhr.runtimeError;
  if (error && tries > 1) return run(page, tries - 1);
  if (!ran || error) throw new Error(`${page.route}: ${error?.message ?? 'no result.'}`);
  return { result: ran.lhr, report: String(ran.report) };
}

/** @param {string} route @param {Run} median @returns {string[]} a line for each score that is too low */
function faults(route, median) {
  const low = Object.entries(lowest).filter(([id, least]) => score(median, id) < least);
  const lines = low.map(([id, least]) => {
    const failing = (median.result.categories[id]?.auditRefs ?? [])
      .flatMap((ref) => (ref.weight > 0 ? (median.result.audits[ref.id] ?? []) : []))
      .filter((audit) => (audit.score ?? 1) < 1)
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
    return `${route}: ${id} is ${score(median, id)}, below ${least} (${failing.join('; ')}).`;
  });
  const shift = value(median, 'cumulative-layout-shift');
  return shift > 0 ? [...lines, `${route}: the layout shifts by ${shift}.`] : lines;
}

// start.mjs notices when this program ends, and then ends, too.
const site = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
site.stdout.pipe(process.stdout);
await new Promise((resolve, reject) => {
  site.stdout.on('data', (text) => String(text).includes('The site is at') && resolve(undefined));
  site.on('exit', () => reject(new Error('The site did not start.')));
});

mkdirSync(reports, { recursive: true });
const found = [];
// oxlint-disable no-await-in-loop -- one at a time: anything else running would affect the scores
for (const page of pages) {
  const runs = [await run(page), await run(page), await run(page)];
  const [, median] = runs.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  if (!median) continue;
  writeFileSync(path.join(reports, `${page.route.slice(1) || 'index'}.html`), median.report);
  const scores = Object.keys(lowest).map((id) => `${id} ${score(median, id)}`);
  const times = `LCP ${value(median, 'largest-contentful-paint').toFixed()} ms, TBT ${value(median, 'total-blocking-time').toFixed()} ms`;
  console.log(`${page.route}: ${scores.join(', ')}, ${times}`);
  found.push(...faults(page.route, median));
}
for (const fault of found) console.error(fault);
process.exitCode = found.length > 0 ? 1 : 0;
site.kill();
await once(site, 'exit');
