// Weighs each exported page's first load beside that of a bare one-line app of the same build ("the floor"), and holds it
// to the budgets. Sizes are of the files, so that no machine's speed has a say in it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audiences, emailTemplates, socialAds } from '../content.mjs';
import { firstLoads } from './first-load.mjs';
import { exportTrial } from '../trial.mjs';

/** @typedef {import('./first-load.mjs').Resource} Resource */
/** @typedef {import('./first-load.mjs').Kind} Kind */

const root = path.resolve(import.meta.dirname, '../..');

const landings = ['/', ...audiences.map(({ landing }) => landing.route)];

/** In bytes, as sent. Script over the floor; HTML and CSS together. */
const budgets = {
  landing: { script: 6000, document: 24_000 },
  other: { script: 14_000, document: Infinity },
};

/** In bytes, of the one font file that a page may have. */
const fontBudget = 50_000;

/** @param {Resource[]} resources @param {Kind[]} kinds @param {'raw' | 'sent'} size */
const weigh = (resources, kinds, size = 'sent') =>
  resources.filter(({ kind }) => kinds.includes(kind)).reduce((sum, each) => sum + each[size], 0);

/**
 * @param {string} route
 * @param {Resource[]} resources
 * @param {number} floor the script of the bare app, in bytes
 * @param {'landing' | 'other'} kind
 * @returns {string[]} what is over its budget, a sentence each
 */
export function overBudget(route, resources, floor, kind) {
  const budget = budgets[kind];
  const script = weigh(resources, ['script']) - floor;
  const text = weigh(resources, ['document', 'stylesheet']);
  const fonts = resources.filter((each) => each.kind === 'font');
  const font = weigh(resources, ['font']);
  const foreign = resources.filter((each) => each.foreign);
  return [
    weigh(resources, ['script']) === 0 && 'loads no script: is it measured?',
    script > budget.script && `${script} bytes of script over the floor, of ${budget.script}.`,
    text > budget.document && `${text} bytes of HTML and CSS, of ${budget.document}.`,
    fonts.length > 1 && `${fonts.length} font files, of 1.`,
    font > fontBudget && `${font} bytes of fonts, of ${fontBudget}.`,
    foreign.length > 0 && `asks ${foreign.map(({ address }) => address).join(', ')}.`,
  ]
    .filter((fault) => fault !== false)
    .map((fault) => `${route}: ${fault}`);
}

/** @param {string[]} routes that were measured @returns {string[]} a sentence for each page that has to be, and is not */
export function unmeasured(routes) {
  return [...landings, emailTemplates.route, socialAds.route, '/404']
    .filter((route) => !routes.includes(route))
    .map((route) => `${route}: is not in the export.`);
}

/** Exports a bare app, built as this site is. @returns {string} its folder */
function exportFloor() {
  const folder = path.join(root, '.local', 'floor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  const files = {
    'next.config.mjs': `export { default } from '../../next.config.mjs';`,
    'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    'app/page.jsx': `export default () => 'Hello';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [, build = ''] = scripts.build.match(/\bnext (build[^&]*)/) ?? [];
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [next, ...build.trim().split(' ')],
    {
      cwd: folder,
      env: { ...process.env, SITE_EXPORT_DIR: 'out' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The bare app was not built:\n${stdout}${stderr}`);
  return path.join(folder, 'out');
}

/** @param {string} folder @returns {string[]} the pages in an export; its emails are none, and the 404 page is there twice */
function routesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !/^(emails|_not-found)\b/.test(name))
    .map((name) =>
      `/${name.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/'),
    )
    .toSorted();
}

/** @type {Record<string, Kind[]>} */
const columns = {
  HTML: ['document'],
  CSS: ['stylesheet'],
  JS: ['script'],
  fonts: ['font'],
  pictures: ['image'],
  'frames, other': ['other'],
};

/** @param {Map<string, Resource[]>} loads @param {number} floor @param {'raw' | 'sent'} size */
function table(loads, floor, size) {
  const rows = Array.from(loads, ([route, resources]) => {
    const script = weigh(resources, ['script'], size);
    return [
      route,
      {
        requests: resources.length,
        ...Object.fromEntries(
          Object.entries(columns).map(([name, kinds]) => [name, weigh(resources, kinds, size)]),
        ),
        total: resources.reduce((sum, each) => sum + each[size], 0),
        'JS over floor': script - floor,
        'of floor': Number((script / floor).toFixed(3)),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}

async function main() {
  const folder = path.join(path.dirname(exportTrial('sign-in')), 'out');
  const bare = (await firstLoads(exportFloor(), ['/'])).get('/') ?? [];
  const loads = await firstLoads(folder, routesOf(folder));
  const floor = weigh(bare, ['script']);
  const all = new Map([['the floor', bare], ...loads]);
  console.log('\nBytes as sent (brotli), first load, on a phone, nothing cached:');
  table(all, floor, 'sent');
  console.log('Raw bytes:');
  table(all, weigh(bare, ['script'], 'raw'), 'raw');
  const faults = Array.from(loads, ([route, resources]) =>
    overBudget(route, resources, floor, landings.includes(route) ? 'landing' : 'other'),
  );
  return [...unmeasured([...loads.keys()]), ...faults.flat()];
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  try {
    const faults = await main();
    for (const fault of faults) console.error(`Over budget: ${fault}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
