/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let project = '';
const file = (name: string) => path.join(project, name);

function write(name: string, text: string) {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

/** Stands in for a package that is an ES module. */
function writePackage(name: string, text: string) {
  write(`node_modules/${name}/package.json`, '{ "type": "module", "exports": "./index.js" }');
  write(`node_modules/${name}/index.js`, text);
}

/** What the three runs of a page find, in order, where that is not the best. */
interface Found {
  performance?: number[];
  categories?: object;
  cls?: number;
}

/** Stands in for Lighthouse: writes down what it was asked, and finds what it is told. */
function writeLighthouse(found: Found = {}) {
  writePackage(
    'lighthouse',
    `import { appendFileSync } from 'node:fs';
     const { performance = [1, 1, 1], categories, cls = 0 } = ${JSON.stringify(found)};
     let count = 0;
     export default async function lighthouse(url, { port }, { settings }) {
       appendFileSync('asked', JSON.stringify([url, port, settings.skipAudits]) + '\\n');
       const score = performance[count++ % 3];
       const fine = { score: 1, auditRefs: [] };
       const auditRefs = [{ id: 'color', weight: 7 }, { id: 'right', weight: 7 }, { id: 'hint', weight: 0 }];
       const audits = {
         color: { title: 'Colours lack contrast', displayValue: '3 of them', score: 0 },
         right: { title: 'Is right', score: 1 },
         hint: { title: 'A hint', score: 0 },
         'largest-contentful-paint': { numericValue: 1000 + 100 * (1 - score) },
         'total-blocking-time': { numericValue: 42 },
         'cumulative-layout-shift': { numericValue: cls },
       };
       const lhr = { audits, categories: { performance: { ...fine, score }, accessibility: fine,
         'best-practices': fine, seo: fine } };
       for (const [id, low] of Object.entries(categories ?? {}))
         lhr.categories[id] = { score: low, auditRefs };
       return { lhr, report: 'the report' };
     }`,
  );
}

/** Stands in for the site, which ends when it is told to, or does not start. */
function writeSite({ starts = true } = {}) {
  write(
    'scripts/start.mjs',
    starts
      ? `import { appendFileSync } from 'node:fs';
         process.on('SIGINT', () => { appendFileSync('ended', 'site '); process.exit(); });
         setInterval(() => {}, 1000);
         console.log('The site is at ...');`
      : "console.error('Port 5000 is in use.'); process.exit(1);",
  );
}

async function run({ interruptAt }: { interruptAt?: string } = {}) {
  const child = spawn(process.execPath, [file('scripts/measure/lighthouse.mjs')], { cwd: project });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (interruptAt && out.includes(interruptAt)) child.kill('SIGINT');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [status] = await once(child, 'close');
  const ended = existsSync(file('ended')) ? readFileSync(file('ended'), 'utf8') : '';
  const rows = out
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split(/\s+/));
  return { status: Number(status), rows, said: err.trim().split('\n').filter(Boolean), ended };
}

const asked = () =>
  readFileSync(file('asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'emberwall-'));
  for (const name of [
    'address.mjs',
    'interrupt.mjs',
    'measure/lighthouse.mjs',
    'measure/scores.mjs',
  ]) {
    cpSync(path.join(root, 'scripts', name), file(`scripts/${name}`));
  }
  cpSync(path.join(root, 'firebase.json'), file('firebase.json'));
  write('scripts/browser.mjs', "export const findBrowser = () => '/a/browser';");
  write(
    'scripts/content.mjs',
    `export const audiences = [{ landing: { route: '/remote' } }];
     export const emailTemplates = { route: '/emails' };
     export const socialAds = { route: '/ads' };`,
  );
  writePackage(
    'chrome-launcher',
    `import { appendFileSync } from 'node:fs';
     export const launch = async () => ({ port: 4, kill: () => appendFileSync('ended', 'browser ') });`,
  );
  writeLighthouse();
  writeSite();
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

test('each page three times, a page that is kept out of search without that audit; then all is ended', async () => {
  expect(await run()).toMatchObject({
    status: 0,
    said: [],
    ended: `${'browser '.repeat(12)}site `,
  });
  const { host, port } = JSON.parse(readFileSync(file('firebase.json'), 'utf8')).emulators.hosting;
  const thrice = (route: string, skip: string[]) =>
    Array.from({ length: 3 }, () => [`http://${host}:${port}${route}`, 4, skip]);
  expect(asked()).toEqual([
    ...thrice('/', []),
    ...thrice('/remote', []),
    ...thrice('/emails', ['is-crawlable']),
    ...thrice('/ads', ['is-crawlable']),
  ]);
  expect(readFileSync(file('.local/lighthouse/index.html'), 'utf8')).toBe('the report');
});

test('the median counts, in its whole row', async () => {
  writeLighthouse({ performance: [0.5, 0.97, 1] });
  const { status, rows } = await run();
  expect(status).toBe(0);
  expect(rows).toContainEqual(['/remote', '97', '100', '100', '100', '1003', '42', '0.0000']);
});

test.each([
  ['performance', 0.94, 'performance is 94, below 95'],
  ['accessibility', 0.99, 'accessibility is 99, below 100'],
  ['best-practices', 0.99, 'best practices is 99, below 100'],
  ['seo', 0.99, 'search is 99, below 100'],
])('%s of %d: what it is, and what is wrong', async (category, score, said) => {
  writeLighthouse({ categories: { [category]: score } });
  const lines = ['/', '/remote', '/emails', '/ads'].map(
    (route) => `${route}: ${said} (Colours lack contrast: 3 of them).`,
  );
  expect(await run()).toMatchObject({ status: 1, said: lines });
});

test('the least shift of the layout is a fault', async () => {
  writeLighthouse({ cls: 0.001 });
  const { status, said } = await run();
  expect(status).toBe(1);
  expect(said[0]).toBe('/: CLS is 0.001, above 0.');
});

test.each([
  ['once or twice: it is run again', 2, { status: 0, said: [] }],
  ['each time: what it says', 3, { status: 1, said: ['/: No trace. Run it again.'] }],
])('Lighthouse records nothing %s', async (_, times, expected) => {
  writePackage(
    'lighthouse',
    `let left = ${times};
     const runtimeError = { message: 'No trace. Run it again.' };
     const all = ['performance', 'accessibility', 'best-practices', 'seo'];
     const categories = Object.fromEntries(all.map((id) => [id, { score: 1, auditRefs: [] }]));
     const audits = { 'cumulative-layout-shift': { numericValue: 0 } };
     export default async () => ({ lhr: left-- > 0 ? { runtimeError } : { categories, audits } });`,
  );
  expect(await run()).toMatchObject(expected);
});

test('a site that does not start: it has said why', async () => {
  writeSite({ starts: false });
  expect(await run()).toMatchObject({
    status: 1,
    said: ['Port 5000 is in use.', 'The site did not start.'],
  });
});

test('Ctrl-C ends the site and the browser', async () => {
  writePackage('lighthouse', 'export default () => new Promise(() => {});');
  expect(await run({ interruptAt: 'performance' })).toMatchObject({
    status: 1,
    said: ['Ended before the last page.'],
    ended: 'site browser ',
  });
});
