/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFiles, load } from '../load.mjs';

/** @type {typeof import('../../content/campaigns')} */
const { documents } = await load('content/campaigns.ts');

const read = () => contentFiles.map((each) => readFileSync(each, 'utf8'));

test('edits with a problem are refused, and no file of the content changes', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'edits-')), 'edits.json');
  const edits = [[['audience.email.headline', '', '']]];
  writeFileSync(file, JSON.stringify({ audience: documents[0].audience.id, edits, shown: 0 }));
  const before = read();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/studio/apply-edits.mjs', file], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('email.headline is "". It can’t be empty.');
  expect(read()).toEqual(before);
});
