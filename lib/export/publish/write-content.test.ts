import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceAll } from './write-content';

test('if one file can’t be written, all are as they were', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const old = path.join(folder, 'old.ts');
  const added = path.join(folder, 'added/new.ts');
  const inTheWay = path.join(folder, 'folder');
  writeFileSync(old, 'As it was');
  mkdirSync(inTheWay);
  const files = [old, added, inTheWay].map((file) => [file, 'Changed'] as const);
  expect(() => replaceAll(files)).toThrow('folder');
  expect(readFileSync(old, 'utf8')).toBe('As it was');
  expect(existsSync(added)).toBe(false);
  replaceAll(files.slice(0, 2));
  expect([old, added].map((file) => readFileSync(file, 'utf8'))).toEqual(['Changed', 'Changed']);
  rmSync(folder, { recursive: true });
});
