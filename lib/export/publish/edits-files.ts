import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { fill } from '@/lib/campaign/document/fill';
import { largestFile, parseSavedText } from '@/lib/campaign/edits/saved-edits';
import type { EditsSource } from './restore-publication';

const { files: words } = publishWords;

/** Where a repository has the files that the studio saved. */
export const editsFolder = 'edits';

/** How many files are published at once. Each of them can have many images. */
const mostFiles = 10;

/** Files with edits, read, and a sentence for each one that can't be. */
export interface EditsFiles {
  sources: EditsSource[];
  problems: string[];
}

/** A file that hasn't been read yet: it may be anything. */
interface Candidate {
  name: string;
  isFile: boolean;
  /** In bytes. */
  size: number;
  read: () => string;
}

/** The files with edits in a folder. */
export function editsIn(folder: string): EditsFiles {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return readAll(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = path.posix.join(folder, name);
        // Not what a link leads to.
        const stats = lstatSync(file);
        const read = () => readFileSync(file, 'utf8');
        return { name: file, isFile: stats.isFile(), size: stats.size, read };
      }),
  );
}

/**
 * The files with edits that a commit adds to the one that's checked out. They're read from Git's
 * objects, so nothing of that commit is ever on disk, where it could be run.
 */
export function editsOf(commit: string): EditsFiles {
  const changes = git('diff', '--name-only', '--no-renames', '-z', `HEAD...${commit}`);
  const files = changes.split('\0').filter(Boolean);
  const unexpectedFile = files.find((file) => path.posix.dirname(file) !== editsFolder);
  if (unexpectedFile)
    return { sources: [], problems: [fill(words.other, { file: unexpectedFile })] };
  const strange = files.filter((file) => !file.endsWith('.json'));
  if (strange.length > 0)
    return { sources: [], problems: strange.map((file) => `${file}: ${words.notEdits}`) };
  const listing = git('ls-tree', '-z', '--long', commit, `${editsFolder}/`).split('\0');
  const entries = listing.flatMap((line): Candidate[] => {
    const [, mode = '', object = '', size = '', name = ''] =
      /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? [];
    if (!files.includes(name)) return [];
    const read = () => git('cat-file', 'blob', object);
    return [{ name, isFile: mode.startsWith('100'), size: Number(size), read }];
  });
  return readAll(entries);
}

function readAll(candidates: readonly Candidate[]): EditsFiles {
  if (candidates.length === 0) return { sources: [], problems: [words.none] };
  if (candidates.length > mostFiles) {
    const problem = fill(words.several, { count: candidates.length, most: mostFiles });
    return { sources: [], problems: [problem] };
  }
  const results = candidates.map(readOne);
  return {
    sources: results.flatMap(({ source }) => source ?? []),
    problems: results.flatMap(({ problem }) => problem ?? []),
  };
}

function readOne({ name, isFile, size, read }: Candidate): {
  source?: EditsSource;
  problem?: string;
} {
  const refuse = (sentence: string) => ({ problem: `${name}: ${sentence}` });
  if (!isFile) return refuse(words.link);
  if (size > largestFile)
    return refuse(
      fill(words.tooLarge, { size: inMegabytes(size), most: inMegabytes(largestFile) }),
    );
  const { saved, fault } = parseSavedText(read());
  return fault ? refuse(editsWords.faults[fault]) : { source: { name, saved } };
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

function git(...args: string[]): string {
  const maxBuffer = 2 * largestFile;
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer });
  if (status !== 0) throw new Error(stderr || `git ${args[0]} failed.`);
  return stdout;
}
