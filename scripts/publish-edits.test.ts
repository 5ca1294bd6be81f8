import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { type SavedEdits, saveEdits } from '@/lib/campaign/edits/saved-edits';
import { contentFiles } from '@/lib/export/content/content-modules';
import { copyRepository } from '@/lib/export/publish/write-content';

// The programs write into the content that's beside them, so they run in a copy.
const copy = fs.mkdtempSync(path.join(tmpdir(), 'edits-'));
copyRepository(copy);
fs.cpSync('.local/brand', path.join(copy, '.local/brand'), { recursive: true });
fs.mkdirSync(path.join(copy, 'edits'));
afterAll(() => fs.rmSync(copy, { recursive: true }));

const file = path.join(copy, 'edits/spring.json');

function saveFile(variant: Variant, more?: Partial<SavedEdits>) {
  const saved = saveEdits(documents[0], oneVariant(variant));
  fs.writeFileSync(file, JSON.stringify({ ...saved, ...more }));
}

/** Runs a program. @returns what it said, and the files of the content that it changed or added */
function run(program: string, ...args: string[]) {
  const files = () =>
    fs
      .readdirSync(path.join(copy, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join('content', name));
  const texts = new Map(
    files().map((name) => [name, fs.readFileSync(path.join(copy, name), 'utf8')]),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${program}.ts`, ...args],
    { cwd: copy, encoding: 'utf8' },
  );
  const changed = files().filter(
    (name) => fs.readFileSync(path.join(copy, name), 'utf8') !== texts.get(name),
  );
  return { status, output: stdout + stderr, changed };
}

const headline = 'audience.email.headline';
const { id } = documents[0].audience;

test('a new campaign becomes an audience, and its file is removed', () => {
  saveFile({ [headline]: 'Spring headline' }, { name: 'Spring sale' });
  const { status, output, changed } = run('publish-edits', '--report', 'report.md');
  expect([status, output]).toEqual([0, expect.stringContaining(publishWords.published)]);
  const folder = `content/audiences/${id}-spring-sale`;
  const names = contentFiles.filter((name) => name.startsWith(`content/audiences/${id}/`));
  expect(changed.toSorted()).toEqual(
    [
      'content/audiences/index.ts',
      ...names.map((name) => `${folder}/${path.basename(name)}`),
    ].toSorted(),
  );
  expect(fs.existsSync(file)).toBe(false);
  expect(fs.readFileSync(path.join(copy, 'report.md'), 'utf8').trim()).toBe(output.trim());
  // Nothing of the copy that was checked is left.
  expect(fs.existsSync(path.join(copy, '.local/publish'))).toBe(false);
});

test('what isn’t a file with edits is refused by apply-edits, too', () => {
  fs.writeFileSync(file, '{}');
  const { status, output, changed } = run('apply-edits', file);
  expect([status, output.trim(), changed]).toEqual([1, editsWords.faults.damaged, []]);
});
