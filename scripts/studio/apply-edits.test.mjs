/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFiles, load } from '../load.mjs';

/** @type {typeof import('../../content/campaigns')} */
const { documents } = await load('content/campaigns.ts');

// The program writes into the content that's beside it, so it runs in a copy.
const copy = mkdtempSync(path.join(tmpdir(), 'edits-'));
for (const each of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json'])
  cpSync(each, path.join(copy, each), { recursive: true });
for (const each of ['node_modules', '.local'])
  symlinkSync(path.resolve(each), path.join(copy, each), 'junction');
afterAll(() => rmSync(copy, { recursive: true }));

/** Applies a new headline of the email. @param {string} headline */
function apply(headline) {
  const read = () => contentFiles.map((each) => readFileSync(path.join(copy, each), 'utf8'));
  const file = path.join(copy, 'edits.json');
  const edits = [[['audience.email.headline', headline, '']]];
  writeFileSync(file, JSON.stringify({ audience: documents[0].audience.id, edits, shown: 0 }));
  const before = read();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(copy, 'scripts/studio/apply-edits.mjs'), file],
    { encoding: 'utf8' },
  );
  const changed = read().filter((text, index) => text !== before[index]);
  return { status, stderr, changed };
}

test('edits with a problem are refused, and no file of the content changes', () => {
  const { status, stderr, changed } = apply('');
  expect([status, changed]).toEqual([1, []]);
  expect(stderr).toContain('email.headline is "". It can’t be empty.');
});

test('edits without one are written into their file', () => {
  const { status, changed } = apply('Another headline');
  expect([status, changed]).toEqual([0, [expect.stringContaining('Another headline')]]);
});
