import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceAll } from './write-content';

test('if one file can’t be written, all are as they were', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const old = path.join(folder, 'old.ts');
  const added = path.join(folder, 'added/new.ts');
  // No folder can have the name of a file.
  const refused = path.join(old, 'new.ts');
  writeFileSync(old, 'As it was');
  const files = [old, added, refused].map((file) => [file, 'Changed'] as const);
  expect(() => replaceAll(files)).toThrow('old.ts');
  expect(readFileSync(old, 'utf8')).toBe('As it was');
  expect(existsSync(added)).toBe(false);
  replaceAll(files.slice(0, 2));
  expect([old, added].map((file) => readFileSync(file, 'utf8'))).toEqual(['Changed', 'Changed']);
  rmSync(folder, { recursive: true });
});
