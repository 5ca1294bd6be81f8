/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emailTemplates, load } from './content.mjs';

/** @type {typeof import('../content/campaigns')} */
const { campaigns } = await load('content/campaigns.ts');
/** @type {typeof import('../lib/studio/link')} */
const { toFragment } = await load('lib/studio/link.ts');

const root = path.dirname(import.meta.dirname);
const { id } = campaigns[0].audience;
const folder = mkdtempSync(path.join(os.tmpdir(), 'apply-edits-'));
const inFolder = (/** @type {string} */ name) => path.join(folder, name);

beforeAll(() => {
  for (const name of [
    'content',
    'lib',
    'scripts',
    'package.json',
    'tsconfig.json',
    '.prettierrc.json',
  ])
    cpSync(path.join(root, name), inFolder(name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), inFolder('node_modules'), 'junction');
});
beforeEach(() => cpSync(path.join(root, 'content'), inFolder('content'), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string[]} given */
function apply(...given) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/apply-edits.mjs', ...given],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, out: stdout.trim().split('\n'), error: stderr.trim() };
}

/** @param {...Record<string, string>} variants new values by path */
const recordOf = (...variants) => ({
  edits: variants.map((values) =>
    Object.entries(values).map(([field, value]) => [field, value, 'x']),
  ),
  shown: 0,
});

/** @param {object} record @param {string} [audience] */
const linkTo = async (record, audience = `/${id}`) =>
  `https://site.example${emailTemplates.route}${audience}?width=phone${await toFragment(record)}`;

/** The text of each content file in a folder, by its name. @param {string} of */
const filesIn = (of) =>
  readdirSync(of, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(path.join(of, name), 'utf8')]);

const isUnchanged = () =>
  expect(filesIn(inFolder('content'))).toEqual(filesIn(path.join(root, 'content')));

const subject = { 'audience.email.subject': 'A subject with {code}' };

test('edits are written where they belong, and any that can’t be written are named', async () => {
  const link = await linkTo(
    recordOf({
      ...subject,
      'offer.code': 'OTHER77',
      link: 'https://a.example/',
      'offer.discount': '',
    }),
  );
  const { status, out, error } = apply(link);
  expect([status, out.length]).toEqual([0, 2]);
  expect(out).toContain('content/offer.ts: code');
  const [, file = ''] = /^(\S+): subject$/m.exec(out.join('\n')) ?? [];
  expect(readFileSync(inFolder(file), 'utf8')).toContain(
    'subject: `A subject with ${offer.code}`,',
  );
  expect(readFileSync(inFolder('content/offer.ts'), 'utf8')).toContain("code: 'OTHER77',");
  expect(error).toMatch(/^Link: it can't be written into the content/m);
  expect(error).toMatch(/^Discount: the value isn't valid/m);
  expect(apply(link)).toMatchObject({ status: 1, out: ['Nothing was written.'] });
});

test('copied edits or a link can be in a file, and a variant can be chosen', async () => {
  const record = recordOf(subject, { 'audience.email.label': 'Variant two' });
  writeFileSync(inFolder('work.json'), JSON.stringify({ audience: id, ...record }));
  writeFileSync(inFolder('work.txt'), `Please apply this:\n${await linkTo(record, '')}\nThanks`);
  expect(apply('work.json', '--variant', 'b').out).toEqual([expect.stringMatching(/: label$/)]);
  expect(apply('work.txt').out).toEqual([expect.stringMatching(/: subject$/)]);
  expect(apply('work.json')).toMatchObject({
    status: 0,
    out: [expect.stringContaining('nothing to do')],
  });
});

test('if the new content isn’t valid, everything is put back', async () => {
  const { status, out, error } = apply(
    await linkTo(
      recordOf({
        'audience.email.subject': 'x'.repeat(200),
        'audience.email.label': 'New',
        'offer.code': 'OTHER77',
      }),
    ),
  );
  expect([status, out]).toEqual([1, ['']]);
  expect(error).toMatch(/email\.subject.* not 200/);
  isUnchanged();
});

test('one sentence says what is wrong with the input', async () => {
  const link = await linkTo(recordOf(subject));
  writeFileSync(inFolder('broken.json'), '{"audience":');
  writeFileSync(inFolder('other.txt'), 'Hello');
  writeFileSync(inFolder('list.json'), JSON.stringify({ audience: id, edits: 'all' }));
  for (const given of [
    [],
    ['missing.json'],
    ['broken.json'],
    ['other.txt'],
    ['list.json'],
    [link.slice(0, -9)],
    [link.replace(`/${id}`, '/nobody')],
    [link.replace(emailTemplates.route, '/elsewhere')],
    [link.replace(/#.*/, '')],
    [link, '--variant', 'b'],
    [link, '--variant', 'c'],
    [link, '--wrong'],
  ]) {
    const { status, out, error } = apply(...given);
    expect([given, status, out]).toEqual([given, 1, ['']]);
    expect(error).toMatch(/^[^\n]+\.$/);
  }
  isUnchanged();
});
