import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { contentFiles } from '@/lib/export/content/content-modules';
import { imageVisual } from '@/lib/campaign/document/visual';
import { savedVersion } from '@/lib/campaign/edits/saved-edits';

// The program writes into the content that's beside it, so it runs in a copy.
const copy = fs.mkdtempSync(path.join(tmpdir(), 'edits-'));
const copied = ['app', 'content', 'lib', 'public', 'scripts', 'package.json', 'tsconfig.json'];
for (const name of copied) fs.cpSync(name, path.join(copy, name), { recursive: true });
for (const name of ['node_modules', '.local'])
  fs.symlinkSync(path.resolve(name), path.join(copy, name), 'junction');
afterAll(() => fs.rmSync(copy, { recursive: true }));

/** Applies a new headline of the email, and perhaps another picture. */
function apply(headline: string, image?: [name: string, data: string], more?: object | string) {
  const read = () => contentFiles.map((name) => fs.readFileSync(path.join(copy, name), 'utf8'));
  const file = path.join(copy, 'edits.json');
  const visual = imageVisual({ file: image?.[0] ?? '' });
  const picture = ['audience.ad.ads.primary.visual', visual, ''];
  const edits = [[['audience.email.headline', headline, ''], ...(image ? [picture] : [])]];
  const images = image && Object.fromEntries([image]);
  const { id } = documents[0].audience;
  const version = savedVersion;
  const saved = { version, audience: id, edits, shown: 0, images, ...Object(more) };
  fs.writeFileSync(file, typeof more === 'string' ? more : JSON.stringify(saved));
  const before = read();
  const program = ['--import', 'tsx', 'scripts/apply-edits.ts', file];
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' });
  const changed = read().filter((text, index) => text !== before[index]);
  return { status, stderr, changed };
}

test('edits are written into their file, unless one has a problem: then no file changes', () => {
  const refused = apply('');
  expect([refused.status, refused.changed]).toEqual([1, []]);
  expect(refused.stderr).toContain('email.headline is "". It can’t be empty.');
  const { status, changed } = apply('Another headline');
  expect([status, changed]).toEqual([0, [expect.stringContaining('Another headline')]]);
});

test.each([
  ['{"audience": "a",', "edits.json isn't a link with edits or a file that contains any."],
  ['{}', editsWords.faults.damaged],
  // As 1.0.0 saved it.
  ['{"audience":"remote","edits":[[]],"shown":0}', editsWords.faults.older],
  [`{"version":${savedVersion + 1}}`, editsWords.faults.newer],
])('a file that has just %s is refused', (text, sentence) => {
  const { status, stderr } = apply('', undefined, text);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

const data = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;

test('an image is written beside the content, unless it’s damaged', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
  const cut = apply('A third headline', [name, data(bytes.subarray(0, 20))]);
  expect([cut.status, cut.changed]).toEqual([1, []]);
  expect(cut.stderr).toContain(`The image ${name} is damaged.`);
  const { status, changed } = apply('A third headline', [name, data(bytes)]);
  expect([status, changed.join('\n')]).toEqual([0, expect.stringContaining(name)]);
  const folder = path.join(copy, 'content/audiences', documents[0].audience.id, 'pictures');
  expect(fs.readFileSync(path.join(folder, name))).toEqual(bytes);
});

test('those of a new campaign become an audience of their own, or nothing at all', () => {
  const { id } = documents[0].audience;
  const made = path.join(copy, 'content/audiences', `${id}-spring-sale`);
  const more = { name: 'Spring sale' };
  expect([apply('', undefined, more).status, fs.existsSync(made)]).toEqual([1, false]);
  const { status, changed } = apply('Spring headline', undefined, more);
  expect([status, changed]).toEqual([0, [expect.stringContaining(`./${id}-spring-sale`)]]);
  expect(fs.readFileSync(path.join(made, 'email.ts'), 'utf8')).toContain('Spring headline');
});
