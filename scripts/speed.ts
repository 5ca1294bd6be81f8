// Runs Lighthouse (its mobile preset: a slow phone on slow 4G, really slowed down) on a page of each
// kind and every landing page, beside a bare Next app, and prints the medians. The times depend on the
// machine, so they only say something beside each other. Leave the machine alone meanwhile.
// `npm run speed -- 7 / /smart-home` is seven rounds of two pages.
import './program';
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { templatePages } from '@/content/navigation';
import { landingRoutes, studioRoutes } from '@/lib/export/budgets';
import { exportBareApp } from './bare-app';
import { chromiumPath } from './browser';
import { testExport } from './local-export';
import { median } from './median';
import { testPorts } from './ports';
import { serve } from './serve';

/** What's used of Lighthouse's report: times in ms, and scores from 0 to 1. */
interface Result {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
  runtimeError?: { message: string };
}

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const fullScores = ['accessibility', 'best-practices', 'seo'];
const mostShift = 0.02;

const [, , count = '5', ...chosen] = process.argv;
const rounds = Number(count);
const templates = templatePages.map(({ route }) => route);
const routes = [...landingRoutes, ...templates, ...studioRoutes.slice(0, 1)].filter(
  (route) => chosen.length === 0 || chosen.includes(route),
);

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
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 1e8 },
  );
  const result: Result = JSON.parse(stdout);
  if (!result.runtimeError) return result;
  throw new Error(`${url}: ${result.runtimeError.message}`);
}

const bare = { name: 'a bare Next app', url: await serve(exportBareApp()) };
const origin = await serve(testExport((await testPorts()).auth));
const pages = [bare, ...routes.map((route) => ({ name: route, url: origin + route }))];
const results = new Map<string, Result[]>(pages.map(({ name }) => [name, []]));
for (let round = 1; round <= rounds; round += 1)
  for (const { name, url } of pages) {
    console.log(`Round ${round} of ${rounds}: ${name}`);
    // One at a time: anything else running would affect the times.
    results.get(name)?.push(await audit(url));
  }

const table: Record<string, Record<string, number>> = {};
const problems: string[] = [];
for (const [name, runs] of results) {
  const row: Record<string, number> = {};
  for (const id of times)
    row[id] = Math.round(median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN)));
  for (const id of ['performance', ...fullScores])
    row[id] = Math.round(100 * median(runs.map(({ categories }) => categories[id]?.score ?? NaN)));
  row.shift = Math.max(
    ...runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
  );
  table[name] = row;
  if (name === bare.name) continue;
  // The template pages and the studio are unlisted, which costs them points for search engines.
  const wanted = landingRoutes.includes(name) ? fullScores : ['accessibility', 'best-practices'];
  for (const id of wanted) if (row[id] !== 100) problems.push(`${name}: ${id} is ${row[id]}.`);
  if (row.shift >= mostShift) problems.push(`${name}: its layout shifts by ${row.shift}.`);
}
console.table(table);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
