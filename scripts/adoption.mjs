// Adopts the site in a scratch folder the way a new owner would: with another name, accent, mark, typeface, promo code,
// discount and headline, with one audience removed and another one added. The copy has to pass the unit tests and
// build, and none of its exported files may contain a trace of the old brand.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { audiences, brand, homeAudience, offer } from './content.mjs';
import { noSettings } from './settings.mjs';

const root = path.dirname(import.meta.dirname);
const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'adoption-'));
process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));

const accents = { light: '#0f766e', dark: '#2dd4bf' };
const code = 'NORTH25';
const origin = 'https://www.northgate.example';

const inCopy = (/** @type {string[]} */ ...parts) => path.join(copy, ...parts);
const read = (/** @type {string} */ file) => fs.readFileSync(inCopy(file), 'utf8');

/** @param {string} file @param {RegExp} from @param {string} to @throws {Error} if that changes nothing */
function edit(file, from, to) {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing that matches ${from}.`);
  fs.writeFileSync(inCopy(file), changed);
}

/** Copies the working tree, without installed packages and build output. */
function copySite() {
  const built = new Set([
    '.git',
    '.local',
    '.next',
    'node_modules',
    'out',
    'screenshots',
    'test-results',
  ]);
  for (const name of fs.readdirSync(root))
    if (!built.has(name)) fs.cpSync(path.join(root, name), inCopy(name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'), 'junction');
}

/** Rewrites the only file that a rebrand edits. Everything in it changes except `danger` and the neutral colors. */
function rebrand() {
  const renamed = JSON.stringify(brand)
    .replaceAll(brand.name, 'Northgate')
    .replaceAll(brand.name.toLowerCase(), 'northgate');
  const next = JSON.parse(renamed);
  next.origin = origin;
  Object.assign(next.palette.light, { accent: accents.light, accentStrong: '#115e59' });
  Object.assign(next.palette.dark, {
    accent: accents.dark,
    accentStrong: '#5eead4',
    accentText: '#042f2e',
  });
  next.mark = { size: 22, paths: [{ d: 'M2 20L11 2l9 18z', color: 'accent' }] };
  next.typeface = '@fontsource-variable/inter';
  fs.writeFileSync(
    inCopy('content/brand.ts'),
    `import type { Brand } from './schema';\nexport const brand: Brand = ${JSON.stringify(next)};\n`,
  );
}

/**
 * Removes the last audience that isn't the home audience, and adds a copy of the first one under other names.
 * @returns {string[]} the addresses that no longer exist, if there was more than one audience
 */
function changeAudiences() {
  const index = 'content/audiences/index.ts';
  const imports = [...read(index).matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)';$/gm)];
  const entry = (/** @type {string} */ id) =>
    imports.find(([, , folder]) =>
      new RegExp(`id: '${id}'`).test(read(`content/audiences/${folder}/index.ts`)),
    );
  const [, , folder = ''] = entry(audiences[0].id) ?? [];
  const added = 'content/audiences/added';
  fs.cpSync(inCopy('content/audiences', folder), inCopy(added), { recursive: true });
  // Figures are only written once, so the copy imports them from the original.
  fs.rmSync(inCopy(added, 'figures.ts'));
  for (const file of ['ad.ts', 'drawing.ts', 'email.ts', 'film.ts', 'landing.ts'])
    fs.writeFileSync(
      inCopy(added, file),
      read(`${added}/${file}`).replace("'./figures'", `'../${folder}/figures'`),
    );
  edit(`${added}/index.ts`, /export const \w+/, 'export const added');
  edit(`${added}/index.ts`, /id: '.*'/, "id: 'added'");
  edit(`${added}/index.ts`, /name: '.*'/, "name: 'Added Audience'");
  edit(`${added}/index.ts`, /campaign: '.*'/, "campaign: 'added-offer'");
  edit(`${added}/landing.ts`, /route: '.*'/, "route: '/added-landing'");
  fs.writeFileSync(
    inCopy(added, 'landing.ts'),
    read(`${added}/landing.ts`).replaceAll(/'\/posts\/[\w-]+'/g, (post) =>
      post.replace(/'$/, "-added'"),
    ),
  );
  edit(index, /(?=\n\/\*\*)/, "import { added } from './added';\n");
  edit(index, /(audiences: [^=]+= \[)/, '$1added, ');
  const gone = audiences.findLast((audience) => audience !== homeAudience);
  const [line = '', name = '', goneFolder = ''] = entry(gone?.id ?? '') ?? [];
  if (!gone) return [];
  edit(index, new RegExp(`${line}\n`), '');
  edit(index, new RegExp(`,? ${name}\\b(?=[,\\]])`), '');
  // If it's the original, keep its folder: the copy imports its figures.
  if (goneFolder !== folder)
    fs.rmSync(inCopy('content/audiences', goneFolder), { recursive: true });
  return [gone.landing.route, `/campaigns/${gone.id}/email.html`];
}

/** @param {string} script an npm script */
function run(script) {
  console.log(`Adoption: npm run ${script} in the adopted copy…`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...noSettings, SITE_ORIGIN: origin },
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`${stdout}${stderr}\nThe adopted site fails at npm run ${script}: see above.`);
}

/**
 * @param {string[]} gone addresses
 * @returns {string[]} a sentence for each trace of the old brand, and for each part of the new one that's missing
 */
function faults(gone) {
  const files = fs
    .readdirSync(inCopy('out'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(png|webp|ico|woff2)$/.test(entry.name))
    .map(({ name, parentPath }) => ({
      file: path.join(path.relative(copy, parentPath), name),
      text: fs.readFileSync(path.join(parentPath, name), 'utf8'),
    }));
  const all = files.map(({ text }) => text).join('\n');
  const { light, dark } = brand.palette;
  const old = [brand.name, offer.code, light.accent, dark.accent, ...gone];
  const traces = old.flatMap((word) =>
    files
      .filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
      .map(({ file }) => `${file} still says ${word}.`),
  );
  const kept = [
    'Northgate',
    code,
    '25%',
    accents.light,
    accents.dark,
    light.danger,
    dark.danger,
    '/added-landing',
  ];
  const missing = kept
    .filter((word) => !all.includes(word))
    .map((word) => `No exported file says ${word}.`);
  return [...traces, ...missing];
}

try {
  copySite();
  rebrand();
  edit('content/offer.ts', new RegExp(`'${offer.code}'`), `'${code}'`);
  edit('content/offer.ts', /percent\(\d+\)/, 'percent(25)');
  const gone = changeAudiences();
  edit(
    'content/audiences/added/landing.ts',
    /headline: '[^']+'/,
    "headline: 'A Headline Of Our Own'",
  );
  edit('content/audiences/added/email.ts', /subject: '[^']+'/, "subject: 'A subject of our own'");
  run('test:unit');
  // Making whole films takes a minute. The browser tests look at those; here, a few frames will do.
  edit('lib/campaign/film/timeline.ts', /frameRate = \d+/, 'frameRate = 3');
  run('build');
  const found = faults(gone);
  if (found.length > 0) throw new Error(found.join('\n'));
  console.log(
    'Adoption: the adopted copy passes its tests, builds, and has no traces of the old brand.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
