// Writes a marketer's edits into the content: npm run apply-edits -- <link or file> [--variant a|b]
// A new campaign's edits become a new audience, or nothing is written.
import { programArguments } from './program';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { importContent } from '@/lib/export/content/content-modules';
import { editedFiles } from '@/lib/export/content/edited-files';
import {
  campaignImages,
  imageFolder,
  logoFolder,
  packedImages,
} from '@/lib/export/pictures/images';
import { typeface } from '@/lib/export/pictures/typeface';
import { imagesInEdits } from '@/lib/campaign/edits/edits';
import { fromFragment } from '@/lib/campaign/edits/link';
import { isShared } from '@/lib/campaign/document/paths';
import { imagesInValue } from '@/lib/campaign/document/visual';
import { slugOf } from '@/lib/campaign/edits/new-campaign';
import { parseSavedEdits, restoreEdits } from '@/lib/campaign/edits/saved-edits';

const root = path.dirname(import.meta.dirname);

/** @param given a link, or a file that has one or that the studio saved */
async function readInput(given: string): Promise<unknown> {
  const isFile = statSync(given, { throwIfNoEntry: false })?.isFile();
  const text = isFile ? readFileSync(given, 'utf8') : given;
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (success) return output;
  const [link] = /https?:\/\/\S+#edits=[\w-]+/.exec(text) ?? [];
  if (!isFile && !link && !given.startsWith('http'))
    throw new Error(`There's no file at ${given}.`);
  if (!link) throw new Error(`${given} isn't a link with edits or a file that contains any.`);
  return fromFragment(new URL(link).hash);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { variant: { type: 'string' }, into: { type: 'string' } },
});
const [given] = positionals;
if (!given || !['a', 'b', undefined].includes(values.variant))
  throw new Error('Say what to apply: npm run apply-edits -- <link or file> [--variant a|b].');
const { saved, fault } = parseSavedEdits(await readInput(given));
if (fault) throw new Error(editsWords.faults[fault]);
const { audience, name } = saved;
const id = values.into ?? (name === undefined ? audience : slugOf(audience, name));
const [source, target] = [audience, values.into ?? audience].map((wanted) =>
  documents.find((document) => document.audience.id === wanted),
);
if (!source || !target) throw new Error(`There's no audience called ${audience}.`);

if (id !== target.audience.id) {
  const list = path.join(root, 'content/audiences/index.ts');
  const listed = readFileSync(list, 'utf8');
  const run = (program: string, ...args: string[]) =>
    spawnSync(process.execPath, programArguments(program, ...args), { cwd: root, stdio: 'inherit' })
      .status ?? 1;
  if (run('new-audience', id, '--from', audience) > 0) process.exit(1);
  // A program of its own, because this one has read the content without the new folder.
  const status = run('apply-edits', ...process.argv.slice(2), '--into', id);
  if (status > 0) {
    rmSync(path.join(root, 'content/audiences', id), { recursive: true });
    writeFileSync(list, listed);
  }
  process.exit(status);
}

const images = await packedImages(saved.images);
const known = [
  ...campaignImages(source.audience),
  ...Array.from(images.keys(), (file) => ({ file })),
];
const { edits, differences } = restoreEdits({ ...source, images: known }, saved);
for (const { label, kind } of differences)
  console.error(`${label}: ${editsWords.differences[kind]}`);
const { variants, shown } = edits;
const chosen = variants[values.variant ? 'ab'.indexOf(values.variant) : shown];
if (!chosen) throw new Error(`These edits have no variant ${values.variant}.`);
const isKept = (field: string) => !values.into || !isShared(field);
for (const field of Object.keys(chosen))
  if (!isKept(field)) console.error(`${field} wasn't changed, because all campaigns share it.`);
const variant = Object.fromEntries(Object.entries(chosen).filter(([field]) => isKept(field)));
const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');
const edited = { ...target, images: known };
const modules = await importContent();
const { files, problems } = editedFiles(variant, {
  modules,
  read: readFile,
  document: edited,
  typeface,
});
if (problems.length > 0)
  throw new Error(`${problems.join('\n')}\nNothing was written, because of the problems above.`);
for (const file of imagesInEdits([variant])) {
  const bytes = images.get(file);
  if (!bytes) continue;
  const folder = imagesInValue(variant['brand.logo'] ?? '').includes(file)
    ? logoFolder
    : imageFolder(id);
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, file), bytes);
  console.log(`Wrote ${path.join(folder, file)}.`);
}
await Promise.all(
  Array.from(files, async ([file, text]) => {
    const filepath = path.join(root, file);
    const config = await resolveConfig(filepath);
    writeFileSync(filepath, await format(text, { ...config, filepath }));
    console.log(`Changed ${file}.`);
  }),
);
if (files.size === 0) console.log('There are no edits to write.');
