import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** What `check:content` reads: it cuts the typeface to the characters that the site has. */
const copiedPaths = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
];

const copyFolder = '.local/publish';

/**
 * Writes files of the content, but only if it has no problems then: first in a copy, where
 * `check:content` runs, because this process has read the content as it was.
 * @returns what `check:content` said; nothing was written if it's not empty
 */
export async function writeContent(files: ReadonlyMap<string, string | Buffer>): Promise<string[]> {
  const formattedFiles = await Promise.all(
    Array.from(files, async ([file, text]) => [file, await formattedFile(file, text)] as const),
  );
  rmSync(copyFolder, { recursive: true, force: true });
  copyRepository(copyFolder);
  try {
    writeAll(formattedFiles, copyFolder);
    const problems = checkCopy();
    if (problems.length === 0) replaceAll(formattedFiles);
    return problems;
  } finally {
    rmSync(copyFolder, { recursive: true, force: true });
  }
}

/** Copies what programs that read or write the content need to a folder. */
export function copyRepository(folder: string) {
  for (const name of copiedPaths) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
}

async function formattedFile(file: string, text: string | Buffer): Promise<string | Buffer> {
  if (typeof text !== 'string') return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

type Files = readonly (readonly [file: string, text: string | Buffer])[];

function writeAll(files: Files, root = '.') {
  for (const [file, text] of files) {
    const place = path.resolve(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Writes all of the files, or leaves them all as they were, such as when the disk is full. */
export function replaceAll(files: Files) {
  const before = files.map(
    ([file]) => [file, existsSync(file) ? readFileSync(file) : undefined] as const,
  );
  try {
    writeAll(files);
  } catch (error) {
    for (const [file, bytes] of before)
      if (bytes) writeFileSync(file, bytes);
      else if (existsSync(file)) rmSync(file);
    throw error;
  }
}

/** Runs the check as a program of its own, which reads what's new. @returns its sentences */
function checkCopy(): string[] {
  const program = ['--import', 'tsx', 'scripts/check-content.ts'];
  const { status, stderr } = spawnSync(process.execPath, program, {
    cwd: copyFolder,
    encoding: 'utf8',
  });
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return status === 0 ? [] : lines;
}
