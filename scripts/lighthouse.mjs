// Runs Lighthouse (its mobile preset) on each kind of page and, in the same rounds, on a bare Next app. Simulated
// throttling gives the scores. Applied throttling slows the browser down for real: there, a page fails if it's too much
// slower than the bare app, because the times themselves depend on the machine. To try only some pages, list them as
// arguments. The reports go to .local/lighthouse/.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { exportBareApp } from './bare-app.mjs';
import { findBrowser } from './browser.mjs';
import { emailTemplates, socialAds } from './content.mjs';
import { landingRoutes } from './export/budgets.mjs';
import { exportLocally } from './local-export.mjs';
import { serveCompressed } from './serve-compressed.mjs';

/** @typedef {{ result: import('lighthouse').Result, report: string }} Run */
/** @typedef {{ name: string, url: string, kind: 'bare' | 'landing' | 'template', simulated: Run[], applied: Run[] }} Page */

const reports = path.resolve(import.meta.dirname, '../.local/lighthouse');

/** The lowest score allowed, out of 100. We aim for 100, but performance varies with what else the machine is doing. */
const lowest = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(lowest);

/** How many ms slower than the bare app each kind of page may be, with throttling applied. These are our own goals. */
const times = [
  { time: 'FCP', audit: 'first-contentful-paint', landing: 250, template: 400 },
  { time: 'LCP', audit: 'largest-contentful-paint', landing: 250, template: 400 },
  { time: 'TBT', audit: 'total-blocking-time', landing: 30, template: 60 },
];

/** Lighthouse's settings for each kind of throttling. Both have the mobile preset's speeds, which are a slow phone's on slow 4G. */
const settings = {
  simulated: { onlyCategories: categories },
  applied: {
    throttlingMethod: /** @type {const} */ ('devtools'),
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  },
};

/** @param {Run} run @param {string} category */
const score = ({ result }, category) => Math.round((result.categories[category]?.score ?? 0) * 100);

/** @param {Run[]} runs @param {string} audit @returns {number} the median, in the audit's own unit */
const median = (runs, audit) =>
  runs
    .map(({ result }) => result.audits[audit]?.numericValue ?? Infinity)
    .toSorted((a, b) => a - b)[1] ?? Infinity;

/**
 * Runs Lighthouse once, in a new browser, because anything left over from an earlier page would affect the result.
 * @param {Page} page
 * @param {keyof typeof settings} throttling
 * @param {number} [tries] how often to try: now and then, Lighthouse records nothing and asks for another run
 * @returns {Promise<Run>}
 */
async function run(page, throttling, tries = 3) {
  const browser = await launch({
    chromePath: findBrowser(),
    // Chromium has no sandbox inside a container.
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  // Search engines are kept out of the templates on purpose.
  const skipAudits = page.kind === 'template' ? ['is-crawlable'] : [];
  const ran = await lighthouse(
    page.url,
    { port: browser.port, output: 'html', logLevel: 'error', ...settings[throttling] },
    { extends: 'lighthouse:default', settings: { skipAudits } },
  ).finally(() => browser.kill());
  const missing = times.find(({ audit }) => ran?.lhr.audits[audit]?.numericValue === undefined);
  const error = ran?.lhr.runtimeError?.message ?? (missing && `no ${missing.time}.`);
  if (error && tries > 1) return run(page, throttling, tries - 1);
  if (!ran || error) throw new Error(`${page.name}: ${error ?? 'no result.'}`);
  return { result: ran.lhr, report: String(ran.report) };
}

/** @param {string} name @param {Run} typical @returns {string[]} a sentence for each score that is too low */
function lowScores(name, typical) {
  const low = Object.entries(lowest).filter(([id, least]) => score(typical, id) < least);
  return low.map(([id, least]) => {
    const failing = (typical.result.categories[id]?.auditRefs ?? [])
      .flatMap((ref) => (ref.weight > 0 ? (typical.result.audits[ref.id] ?? []) : []))
      .filter((audit) => (audit.score ?? 1) < 1)
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
    return `${name}: ${id} is ${score(typical, id)}, below ${least} (${failing.join('; ')}).`;
  });
}

/** @param {string} name @param {string} url @param {Page['kind']} kind @returns {Page} */
const page = (name, url, kind) => ({ name, url, kind, simulated: [], applied: [] });

const site = await serveCompressed(path.dirname(exportLocally('start')));
const bare = page('bare app', `${await serveCompressed(exportBareApp())}/`, 'bare');
const all = [
  ...landingRoutes.map((route) => page(route, site + route, 'landing')),
  ...[emailTemplates, socialAds].map(({ route }) => page(route, site + route, 'template')),
];
const [, , ...wanted] = process.argv;
const pages = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (pages.length === 0) throw new Error(`There is no page ${wanted.join(' or ')}.`);

// oxlint-disable no-await-in-loop -- one at a time: anything else running would affect the times
for (const round of [1, 2, 3]) {
  for (const throttling of /** @type {const} */ (['simulated', 'applied'])) {
    console.log(`Round ${round} of 3, ${throttling} throttling`);
    // The pages take turns, so that a busy moment of the machine slows all of them down.
    for (const each of [bare, ...pages]) each[throttling].push(await run(each, throttling));
  }
}

/** @param {Run[]} runs @param {string} audit @returns {number} in ms */
const beyondBare = (runs, audit) => Math.round(median(runs, audit) - median(bare.applied, audit));

mkdirSync(reports, { recursive: true });
/** @type {Record<string, object>} */
const table = {};
/** @type {string[]} */
const faults = [];
for (const { name, kind, simulated, applied } of [bare, ...pages]) {
  const [, typical] = simulated.toSorted(
    (a, b) => score(a, 'performance') - score(b, 'performance'),
  );
  if (!typical) continue;
  writeFileSync(path.join(reports, `${name.replace('/', '') || 'index'}.html`), typical.report);
  table[name] = {
    scores: categories.map((id) => score(typical, id)).join(', '),
    simulated: times.map(({ audit }) => median(simulated, audit).toFixed()).join(', '),
    applied: times.map(({ audit }) => median(applied, audit).toFixed()).join(', '),
    'applied, slower than the bare app': times
      .map(({ audit }) => beyondBare(applied, audit))
      .join(', '),
  };
  if (kind === 'bare') continue;
  faults.push(...lowScores(name, typical));
  const shifts = [simulated, applied].map((runs) => median(runs, 'cumulative-layout-shift'));
  const shift = Math.max(...shifts);
  if (shift > 0) faults.push(`${name}: the layout shifts by ${shift}.`);
  for (const { time, audit, [kind]: most } of times) {
    const more = beyondBare(applied, audit);
    if (more > most)
      faults.push(
        `${name}: with throttling applied, ${time} is ${more} ms later than the bare app's; the limit is ${most} ms.`,
      );
  }
}
console.log(
  'Scores: performance, accessibility, best practices, SEO. Times: FCP, LCP, TBT, in ms.',
);
console.table(table);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
