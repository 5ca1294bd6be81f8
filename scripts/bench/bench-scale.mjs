// Builds the site with more and more audiences and prints what that costs. Fails where a page's JavaScript grows with
// them, or the build faster than they do. The copies are in the system's temporary folder: within the project, its own
// tools (Jest, Tailwind, the type check) would come across them.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audiences, emailTemplates, posts, socialAds } from '../content.mjs';
import { onInterrupt } from '../interrupt.mjs';
import { measuredBuild } from './measured-build.mjs';
import { copySite, ownAudiences } from './scale-copy.mjs';
import { folderSize, growth, pageBytes } from './scale-figures.mjs';
import { demoSettings } from '../settings.mjs';

const usage = `Give two or more different numbers of audiences, each at least ${ownAudiences.length}, which the site has: npm run bench:scale -- 10 30 (with --keep, the copies stay).`;

/** A page of each kind, by its address; a post, where one is of this site. */
const kinds = Object.fromEntries(
  [
    ['Landing page', audiences[0].landing.route],
    ['Email templates', emailTemplates.route],
    ['Social ads', socialAds.route],
    ['Post', posts.find(({ address }) => address.startsWith('/'))?.address],
  ].flatMap(([kind, route]) => (kind && route ? [[kind, route]] : [])),
);

function settings() {
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const counts = positionals.length > 0 ? positionals : ['10', '100', '300'];
    const numbers = [...new Set(counts.map(Number))].toSorted((one, other) => one - other);
    const valid =
      counts.every((count) => /^\d+$/.test(count)) && (numbers[0] ?? 0) >= ownAudiences.length;
    return valid && numbers.length > 1 ? { numbers, keep: values.keep } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} folder for the copy @param {number} count of audiences @param {(end: () => void) => void} onStart */
async function measure(folder, count, onStart) {
  console.log(`Building the site with ${count} audiences, which takes a while.`);
  copySite(folder, count);
  const env = { ...process.env, ...demoSettings, SITE_EXPORT_DIR: undefined };
  const { status, ...cost } = await measuredBuild(folder, env, onStart);
  if (status !== 0) {
    console.error(readFileSync(path.join(folder, 'build.log'), 'utf8'));
    throw new Error(`The build with ${count} audiences failed: see above.`);
  }
  const out = path.join(folder, 'out');
  const pages = Object.fromEntries(
    Object.entries(kinds).map(([kind, route]) => [kind, pageBytes(out, route)]),
  );
  return { audiences: count, ...cost, ...folderSize(out), pages };
}

/** @param {Awaited<ReturnType<typeof measure>>[]} scales */
function print(scales) {
  /** @type {[string, (scale: typeof scales[number]) => string | number][]} */
  const rows = [
    ['Audiences', (scale) => scale.audiences],
    ['Build, s', ({ seconds }) => seconds.toFixed(0)],
    ['  for each audience, s', (scale) => (scale.seconds / scale.audiences).toFixed(2)],
    ['  CPU, s', ({ cpuSeconds }) => cpuSeconds.toFixed(0)],
    ['  for each audience, CPU s', (scale) => (scale.cpuSeconds / scale.audiences).toFixed(2)],
    ['  peak memory, MB', ({ peakMemory }) => (peakMemory / 1e6).toFixed(0)],
    ['Exported files', ({ files }) => files],
    ['  in MB', ({ bytes }) => (bytes / 1e6).toFixed(1)],
    ...Object.keys(kinds).flatMap((kind) =>
      /** @type {const} */ ([
        [`${kind}: HTML, bytes`, 'html'],
        ['  brotli', 'htmlBrotli'],
        ['  JavaScript, bytes', 'js'],
        ['  brotli', 'jsBrotli'],
      ]).map(
        ([label, figure]) =>
          /** @type {typeof rows[number]} */ ([label, ({ pages }) => pages[kind]?.[figure] ?? '']),
      ),
    ),
  ];
  for (const [label, figure] of rows)
    console.log(
      [label.padEnd(30), ...scales.map((each) => `${figure(each)}`.padStart(12))].join(''),
    );
  console.log(
    'CPU and memory are of all processes of the build, asked of ps twice a second; memory that two share counts for each.',
  );
}

const asked = settings();
if (!asked) {
  console.error(usage);
  process.exit(1);
}
const scratch = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'emberwall-scale-'));
let end = () => {};
process.on('exit', () => {
  end();
  if (asked.keep) console.log(`The copies are in ${scratch}.`);
  else rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
});
onInterrupt(() => process.exit(130));

try {
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const scales = [];
  for (const count of asked.numbers)
    // oxlint-disable-next-line no-await-in-loop -- one at a time: two builds would slow each other
    scales.push(await measure(path.join(scratch, String(count)), count, (stop) => (end = stop)));
  print(scales);
  const fault = growth(scales);
  if (fault) throw new Error(fault);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
