// Merges this release into a site that was adopted from the one before, then adopts it in a scratch
// folder the way a new owner would (scripts/adoption): with another brand, offer, typeface and
// language, a second language, two audiences added, one of them without films, two others removed, a
// page of its own, and no studio. The copy has to pass its tests, with a narrow and a wide typeface,
// too, and none of its exported files, below a path, may contain a trace of the old brand.
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@/content/brand';
import type { Audience } from '@/content/schema';
import { audiences, homeAudience, offer } from '@/lib/campaigns';
import { edits, owner } from './adoption/edits';
import { mergeIntoAdopted } from './adoption/merge';
import { noSettings } from './settings.mjs';

const root = path.dirname(import.meta.dirname);
const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'adoption-'));
process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));

const inCopy = (name: string) => path.join(copy, name);
const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');

/** A global pattern may be missing. */
function edit(file: string, from: RegExp, to: string) {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text && !from.global) throw new Error(`${file} has nothing like ${from}.`);
  fs.writeFileSync(inCopy(file), changed);
}

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(inCopy(name)), { recursive: true });
    fs.writeFileSync(inCopy(name), text);
  }
}

const folder = 'content/audiences';
const index = `${folder}/index.ts`;

function remove({ id }: Audience) {
  const line = new RegExp(`import { (\\w+) } from './${id}';\n`);
  const [, name] = line.exec(read(index)) ?? [];
  edit(index, line, '');
  edit(index, new RegExp(`\\s${name}(,|(?=\\s*\\]))`), '');
  fs.rmSync(inCopy(`${folder}/${id}`), { recursive: true });
}

/** Runs an npm script in the copy. @throws {Error} if it fails */
function run(script: string, SITE_BASE_PATH = '') {
  console.log(`Adoption: npm run ${script} in the adopted copy…`);
  // Making whole films takes a minute. Other tests look at those; here, a few frames will do.
  const env = { ...process.env, ...noSettings, SITE_BASE_PATH, FILM_FRAME_RATE: '1' };
  execSync(`npm run ${script}`, { cwd: copy, env, stdio: 'inherit' });
}

/** A sentence for each trace that's left, and each part that's missing. */
function problems(traces: string[], parts: string[]) {
  const texts = fs
    .readdirSync(inCopy('out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(png|webp|ico|woff2|mp4|pdf)$/.test(name))
    .filter((name) => fs.statSync(inCopy(`out/${name}`)).isFile())
    .map((name) => ({ name, text: read(`out/${name}`).toLowerCase() }));
  const saying = (word: string) => texts.filter(({ text }) => text.includes(word.toLowerCase()));
  const missing = parts.filter((word) => saying(word).length === 0);
  return [
    ...traces.flatMap((word) => saying(word).map(({ name }) => `${name} still says ${word}.`)),
    ...missing.map((word) => `No exported file says ${word}.`),
  ];
}

console.log(`Adoption: ${mergeIntoAdopted(root, fs.mkdtempSync(path.join(copy, 'merged-')))}`);
fs.rmSync(copy, { recursive: true });
const made = /^(\.git|\.local|\.next|node_modules|out|test-results)$/;
for (const name of fs.readdirSync(root).filter((entry) => !made.test(entry)))
  fs.cpSync(path.join(root, name), inCopy(name), { recursive: true });
fs.symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'), 'junction');
for (const name of owner.leftOut) fs.rmSync(inCopy(name), { recursive: true });
write(owner.files);
run('new-audience -- added');
run('new-audience -- second --from added');
for (const change of edits) edit(...change);
const gone = audiences.filter((audience) => audience !== homeAudience).slice(-2);
for (const audience of gone) remove(audience);
run('format');
for (const typeface of ['roboto-condensed', 'unbounded', 'inter']) {
  edit('content/brand.ts', /(variable\/)[\w-]+/, `$1${typeface}`);
  if (typeface !== 'inter') run('test:unit -- lib/build lib/campaign content components/landing');
}
run('test');
write(owner.secondLanguage);
run('build', '/kanzlei');
const { light, dark } = brand.palette;
const routes = gone.map(({ landing }) => landing.route);
const traces = [brand.name, light.accent, dark.accent, offer.code, ...routes];
const found = problems(traces, [...owner.additions, light.danger, dark.danger]);
if (found.length > 0) throw new Error(found.join('\n'));
console.log('Adoption: the copy passes its tests, builds, and has no traces of the old brand.');
