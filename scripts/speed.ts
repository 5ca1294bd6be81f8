// Runs Lighthouse (its mobile preset: a slow phone on slow 4G, really slowed down) on a page of each
// kind, every landing page and, in the same rounds, on a bare Next app. The times depend on the
// machine, so only the difference counts. Leave the machine alone meanwhile.
import { exec, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import site from '../next.config.mjs';
import { templatePages } from '@/content/navigation';
import { findBrowser } from './browser.mjs';
import { landingRoutes, studioRoutes } from '@/lib/export/budgets';
import { exportLocally } from './local-export.mjs';
import { serve } from './serve';

/** What's used of Lighthouse's report: times in ms, and scores from 0 to 1. */
interface Result {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
  runtimeError?: { message: string };
}

const root = path.dirname(import.meta.dirname);
/** How much longer than on the bare app a time may be, in ms. */
const most = {
  'first-contentful-paint': 150,
  'largest-contentful-paint': 150,
  'total-blocking-time': 50,
};
const mostShift = 0.02;
/** An ads page starts with a picture of its own. */
const mostForAds = { ...most, 'largest-contentful-paint': 600 };
/** `npm run speed -- 1 /smart-home` is one round of one page. */
const [, , count = '5', ...chosen] = process.argv;
const rounds = Array.from({ length: Number(count) }, (_, index) => index + 1);
const [, ads] = templatePages;
const scores = ['accessibility', 'best-practices', 'seo'];

/** Exports the smallest Next app there is, built the way this site is. @returns its folder */
function exportBareApp() {
  const folder = path.join(root, '.local/bare-app');
  const { output, agentRules, experimental } = site;
  const files = {
    'next.config.mjs': JSON.stringify({ output, agentRules, experimental }),
    'app/layout.js': '({ children }) => <html lang="en"><body>{children}</body></html>',
    'app/page.js': '() => <h1>Bare app</h1>',
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, code] of Object.entries(files))
    writeFileSync(path.join(folder, name), `export default ${code};`);
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  spawnSync(process.execPath, [next, 'build'], { cwd: folder, stdio: 'inherit' });
  return path.join(folder, 'out');
}

/**
 * Gets Lighthouse when it's needed, because it's 160 packages that nothing else uses. Starts a new
 * browser each time, because what's left over from another page would count.
 * @throws {Error} if Lighthouse can't be fetched, or has no result for the page
 */
async function audit(url: string): Promise<Result> {
  const options = '--throttling-method=devtools --output=json --quiet';
  // In a shell, because on Windows npx is a script of the shell's.
  const { stdout } = await promisify(exec)(
    `npx --yes lighthouse@12.8.2 ${url} ${options} "--chrome-flags=--headless=new --no-sandbox"`,
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 1e8 },
  );
  const result: Result = JSON.parse(stdout);
  if (!result.runtimeError) return result;
  throw new Error(`${url}: ${result.runtimeError.message}`);
}

const origin = await serve(path.dirname(exportLocally('sign-in')));
const pages = { 'bare app': `${await serve(exportBareApp())}/` };
const templates = templatePages.map(({ route }) => route);
for (const route of [...landingRoutes, ...templates, ...studioRoutes.slice(0, 1)])
  if (chosen.length === 0 || chosen.includes(route))
    Object.assign(pages, { [route]: origin + route });
const results: Record<string, Result[]> = {};
for (const round of rounds)
  for (const [name, url] of Object.entries(pages)) {
    console.log(`Round ${round} of ${rounds.length}: ${name}`);
    // Anything else running would affect the times.
    (results[name] ??= []).push(await audit(url));
  }

/** The median of an audit of a page, in ms. */
const median = (name: string, id: string) =>
  results[name]
    ?.map(({ audits }) => Math.round(audits[id]?.numericValue ?? Infinity))
    .toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Infinity;

const slow: string[] = [];
for (const [name, runs] of Object.entries(results)) {
  const [first] = runs;
  const shifts = runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1);
  console.log(`\n${name}`);
  for (const id of scores) console.log(`  ${id}: ${100 * (first?.categories[id]?.score ?? 0)}`);
  console.log(`  layout shift: ${Math.max(...shifts)}`);
  if (Math.max(...shifts) > mostShift) slow.push(`${name}: layout shift`);
  for (const [id, limit] of Object.entries(name === ads.route ? mostForAds : most)) {
    const more = median(name, id) - median('bare app', id);
    console.log(`  ${id}: ${median(name, id)} ms, ${more} more than the bare app`);
    // The studio loads a whole campaign before it shows anything.
    if (more > limit && !studioRoutes.includes(name)) slow.push(`${name}: ${id}`);
  }
}
if (slow.length > 0) throw new Error(`Beyond what the house allows: ${slow.join(', ')}.`);
