// Writes a marketer's edits into the content: npm run apply-edits -- <link or file> [--variant a|b]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readInput } from './apply-edits/input.mjs';
import { locate } from './apply-edits/locate.mjs';
import { changesFor, rewritten } from './apply-edits/rewrite.mjs';
import { sourceOf } from './apply-edits/source.mjs';
import { contentModules, emailTemplates, load, socialAds } from './content.mjs';

/** @typedef {import('./apply-edits/source.mjs').Source} Source */

const root = path.dirname(import.meta.dirname);

/** @type {typeof import('../content/campaigns')} */
const { campaigns } = await load('content/campaigns.ts');
/** @type {typeof import('../lib/studio/fields')} */
const { fieldsOf } = await load('lib/studio/fields.ts');
/** @type {typeof import('../lib/studio/edits')} */
const { kept, valueOf } = await load('lib/studio/edits.ts');
/** @type {typeof import('../lib/studio/link')} */
const { fromFragment } = await load('lib/studio/link.ts');
/** @type {typeof import('../lib/studio/record')} */
const { fromRecord } = await load('lib/studio/record.ts');

/** Ends the script with one sentence. @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { variant: { type: 'string' } },
    });
    return { given: positionals[0], variant: values.variant };
  } catch {
    return {};
  }
}

const { given, variant } = readArguments();
if (given === undefined || ![undefined, 'a', 'b'].includes(variant))
  stop('Specify what to apply: npm run apply-edits -- <link or file> [--variant a|b].');

const input = await readInput(given, [emailTemplates.route, socialAds.route], fromFragment);
if (typeof input === 'string') stop(input);
const campaign =
  input.audience === undefined
    ? campaigns[0]
    : campaigns.find(({ audience: { id } }) => id === input.audience);
if (!campaign)
  stop(
    `There's no audience called ${input.audience}. The audiences are ${campaigns.map(({ audience: { id } }) => id).join(', ')}.`,
  );
const fields = fieldsOf(campaign);
const read =
  fromRecord(campaign, fields, input.record) ??
  stop(`${given.slice(0, 60)} doesn't have edits in the editor's format. Copy them again.`);
const { variants, shown } = read.work;
const chosen = variant === undefined ? shown : variant === 'a' ? 0 : 1;
const edits = variants[chosen] ?? stop("These edits don't have a variant b.");

const differences = {
  gone: 'this field no longer exists.',
  changed: 'the text in the content has changed since this edit was made. The edit replaces it.',
  refused: "the value isn't valid for this field.",
};
for (const { kind, name } of read.differences) console.error(`${name}: ${differences[kind]}`);

/** @type {Map<string, Source>} */
const sources = new Map();

/** @param {string} name a file's path, perhaps without the extension */
function open(name) {
  const file = [name, `${name}.ts`, `${name}/index.ts`].find(
    (each) => each.endsWith('.ts') && existsSync(path.join(root, each)),
  );
  if (file === undefined) return undefined;
  const source = sources.get(file) ?? sourceOf(file, readFileSync(path.join(root, file), 'utf8'));
  sources.set(file, source);
  return source;
}

/** @param {string} name */
const loadModule = async (name) => load(open(name)?.file ?? name);

const { id } = campaign.audience;
const [audienceFile = '', audienceExports = {}] =
  (await contentModules()).find(
    ([file, exports]) =>
      /^content\/audiences\/[^/]+\/index\.ts$/.test(file) &&
      Object.values(exports).some((each) => each?.id === id),
  ) ?? [];
const audienceName = Object.entries(audienceExports).find(([, each]) => each?.id === id)?.[0] ?? '';

/** Which constant a field is in, and where in that constant. @param {string} field its path in a campaign */
function startOf(field) {
  const [first = '', ...rest] = field.split('.');
  if (first === 'audience') return { file: audienceFile, name: audienceName, path: rest.join('.') };
  if (first === 'platforms')
    return { file: 'content/platforms.ts', name: first, path: ['items', ...rest].join('.') };
  return { file: `content/${first}.ts`, name: first, path: rest.join('.') };
}

/** @type {Map<string, { source: Source, changes: import('./apply-edits/rewrite.mjs').Change[], needsOffer: boolean, lines: string[] }>} */
const byFile = new Map();
for (const field of fields) {
  const value = edits[field.path];
  if (value === undefined) continue;
  if (field.path === 'link') {
    console.error(
      `${field.label}: it can't be written into the content, because a landing page's address comes from its route and the brand's origin.`,
    );
    continue;
  }
  const { path: inside, ...start } = startOf(field.path);
  const place = locate(open, start, inside);
  if (typeof place === 'string') {
    console.error(`${field.label}: change this by hand, because ${place}.`);
    continue;
  }
  const isQuote = field.path === 'audience.email.testimonial.quote';
  // oxlint-disable-next-line no-await-in-loop -- one at a time, so that the lines are in order
  const { changes, notes, needsOffer } = await changesFor(loadModule, place, {
    value,
    list: field.list,
    wasLines: kept(campaign, field, valueOf(campaign, field)).split('\n'),
    keepsPlaceholder: !isQuote,
  });
  const { file } = place.source;
  const all = byFile.get(file) ?? {
    source: place.source,
    changes: [],
    needsOffer: false,
    lines: [],
  };
  all.changes.push(...changes);
  all.needsOffer ||= needsOffer;
  all.lines.push(
    `${file}: ${place.path}`,
    ...notes.map((note) => `  Note: the new value ${note}.`),
  );
  if (isQuote && campaign.audience.email.testimonial.sample)
    all.lines.push(
      '  Note: the quote is still marked `sample: true`. Remove that if a customer really said it.',
    );
  byFile.set(file, all);
}
if (byFile.size === 0) {
  const refused =
    read.differences.some(({ kind }) => kind !== 'changed') || Object.keys(edits).length > 0;
  console.log(
    refused
      ? 'Nothing was written.'
      : "There's nothing to do: the content already has all of these edits.",
  );
  process.exit(refused ? 1 : 0);
}

const written = await Promise.all(
  [...byFile].map(async ([file, { source, changes, needsOffer }]) => {
    const filepath = path.join(root, file);
    const text = rewritten(source, changes, needsOffer);
    return {
      filepath,
      was: source.text,
      text: await format(text, { ...(await resolveConfig(filepath)), filepath }),
    };
  }),
);
for (const { filepath, text } of written) writeFileSync(filepath, text);

// In its own process, because this one has already loaded the old content.
const { status, stderr } = spawnSync(process.execPath, ['scripts/check-content.mjs'], {
  cwd: root,
  encoding: 'utf8',
});
if (status !== 0) {
  for (const { filepath, was } of written) writeFileSync(filepath, was);
  console.error(stderr.trim());
  stop('Nothing was written, because the content would have the errors above.');
}
for (const { lines } of byFile.values()) for (const line of lines) console.log(line);
