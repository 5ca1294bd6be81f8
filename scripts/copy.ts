import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** The names of all files that Git has or would add. */
function sourceFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((file) => fs.existsSync(path.join(root, file)) && file !== '');
}

/**
 * Copies the repository's files to a folder inside it, because Next takes no packages from outside.
 * @param name the folder's, in `.local`
 * @returns its path
 */
export function copySourceFiles(name: string): string {
  const copy = path.join(root, '.local', name);
  fs.rmSync(copy, { recursive: true, force: true });
  for (const file of sourceFiles()) fs.cpSync(path.join(root, file), path.join(copy, file));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
