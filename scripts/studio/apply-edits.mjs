// Writes a marketer's edits into the content: npm run apply-edits -- <link or file> [--variant a|b]
import '../say-errors.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { contentModules, load } from '../content.mjs';
import { localFile } from '../locale.mjs';

const root = path.join(import.meta.dirname, '../..');

/** @type {typeof import('../../content/campaigns')} */
const { documents } = await load('content/campaigns.ts');
/** @type {typeof import('../../lib/build/edited-files')} */
const { editedFiles } = await load('lib/build/edited-files.ts');
/** @type {typeof import('../../lib/build/images')} */
const { imageFolder, imagesOf, packedImages } = await load('lib/build/images.ts');
/** @type {typeof import('../../lib/build/typeface')} */
const { typeface } = await load('lib/build/typeface.ts');
/** @type {typeof import('../../lib/studio/images')} */
const { imagesOf: editedImages } = await load('lib/studio/images.ts');
/** @type {typeof import('../../lib/studio/link')} */
const { fromFragment } = await load('lib/studio/link.ts');
/** @type {typeof import('../../lib/studio/saved-edits')} */
const { readEdits } = await load('lib/studio/saved-edits.ts');

/** @param {string} given a link, or a file that has one or that the studio saved */
async function readInput(given) {
  const text = existsSync(given) ? readFileSync(given, 'utf8').trim() : given;
  if (text.startsWith('{')) return JSON.parse(text);
  const [link] = /https?:\/\/\S+#edits=[\w-]+/.exec(text) ?? [];
  if (!link) throw new Error(`${given} isn't a link with edits or a file that contains any.`);
  const { pathname, hash } = new URL(link);
  const saved = await fromFragment(hash);
  if (!saved) throw new Error('The link is damaged or cut off. Copy it again.');
  // `/studio/remote`
  return { audience: pathname.split('/').at(-1), ...Object(saved) };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { variant: { type: 'string' } },
});
const [given] = positionals;
if (!given || !['a', 'b', undefined].includes(values.variant))
  throw new Error('Say what to apply: npm run apply-edits -- <link or file> [--variant a|b].');
const { audience, ...saved } = await readInput(given);
const own = documents.find((each) => each.audience.id === audience);
if (!own) throw new Error(`There's no audience called ${audience}.`);
const images = await packedImages(saved.images);
const document = {
  ...own,
  images: [...imagesOf(own.audience), ...Array.from(images.keys(), (file) => ({ file }))],
};
const read = readEdits(document, saved);
if (!read) throw new Error(`${given.slice(0, 60)} has no edits. Copy or save them again.`);
for (const { label, sentence } of read.problems) console.error(`${label}: ${sentence}`);
const variant =
  read.edits.variants[values.variant ? 'ab'.indexOf(values.variant) : read.edits.shown];
if (!variant) throw new Error(`These edits have no variant ${values.variant}.`);
const readFile = (/** @type {string} */ file) =>
  readFileSync(path.join(root, localFile(file)), 'utf8');
const { files, problems } = editedFiles(
  await contentModules(),
  readFile,
  document,
  variant,
  typeface,
);
if (problems.length > 0)
  throw new Error(`${problems.join('\n')}\nNothing was written, because of the problems above.`);
for (const file of editedImages({ variants: [variant], shown: 0 })) {
  const bytes = images.get(file);
  if (!bytes) continue;
  const folder = imageFolder(audience);
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, file), bytes);
  console.log(`Wrote ${path.join(folder, file)}.`);
}
await Promise.all(
  Array.from(files, async ([file, text]) => {
    const filepath = path.join(root, localFile(file));
    const config = await resolveConfig(filepath);
    writeFileSync(filepath, await format(text, { ...config, filepath }));
    console.log(`Changed ${localFile(file)}.`);
  }),
);
if (files.size === 0) console.log('There are no edits to write.');
