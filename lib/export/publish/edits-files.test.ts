import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { fill } from '@/lib/campaign/document/fill';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { largestFile, saveEdits, savedVersion } from '@/lib/campaign/edits/saved-edits';
import { editsIn, editsOf } from './edits-files';

const { files: words } = publishWords;
const edits = JSON.stringify(saveEdits(documents[0], oneVariant({ 'offer.code': 'SPRING1' })));

const root = process.cwd();
const folder = fs.mkdtempSync(path.join(tmpdir(), 'edits-'));
afterAll(() => {
  process.chdir(root);
  fs.rmSync(folder, { recursive: true });
});

function git(...args: string[]): string {
  const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  const { stdout, stderr, status } = spawnSync('git', [...person, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

beforeAll(() => {
  process.chdir(folder);
  git('init', '--quiet', '--initial-branch=main');
  fs.writeFileSync('page.ts', 'A page');
  git('add', '.');
  git('commit', '--quiet', '--message=Start');
});

/** A commit that changes files, which are then gone from disk again. */
function commitOf(change: () => void): string {
  fs.mkdirSync('edits');
  change();
  git('add', '--all');
  git('commit', '--quiet', '--message=Edit');
  const commit = git('rev-parse', 'HEAD');
  git('reset', '--quiet', '--hard', 'HEAD~1');
  return commit;
}

const write = (file: string, text = edits) => fs.writeFileSync(file, text);

test('the files that a commit adds are read, wherever main is by now', () => {
  const commit = commitOf(() => {
    write('edits/spring sale.json');
    write('edits/ümlaut.json');
  });
  fs.writeFileSync('page.ts', 'Another page');
  git('commit', '--quiet', '--all', '--message=Go on');
  const { sources, problems } = editsOf(commit);
  expect(problems).toEqual([]);
  expect(sources.map(({ name }) => name)).toEqual(['edits/spring sale.json', 'edits/ümlaut.json']);
  expect(fs.existsSync('edits')).toBe(false);
});

test.each<{ what: string; change: () => void; problem: string }>([
  {
    what: 'a link',
    change: () => fs.symlinkSync('/etc/hosts', 'edits/a.json'),
    problem: `edits/a.json: ${words.link}`,
  },
  {
    what: 'another kind of file',
    change: () => write('edits/a.ts'),
    problem: `edits/a.ts: ${words.notEdits}`,
  },
  {
    what: 'a page, too',
    change: () => {
      write('edits/a.json');
      write('page.ts', 'Changed');
    },
    problem: fill(words.other, { file: 'page.ts' }),
  },
  {
    what: 'that a page is gone, too',
    change: () => {
      write('edits/a.json');
      fs.rmSync('page.ts');
    },
    problem: fill(words.other, { file: 'page.ts' }),
  },
  {
    what: 'a file further down',
    change: () => {
      fs.mkdirSync('edits/more');
      write('edits/more/a.json');
    },
    problem: fill(words.other, { file: 'edits/more/a.json' }),
  },
  {
    what: 'no edits',
    change: () => write('edits/a.json', 'no'),
    problem: editsWords.faults.damaged,
  },
  {
    what: 'edits of another release',
    change: () => write('edits/a.json', `{"version":${savedVersion + 1}}`),
    problem: editsWords.faults.newer,
  },
  {
    what: 'too many entries',
    change: () =>
      write(
        'edits/a.json',
        JSON.stringify({
          ...JSON.parse(edits),
          edits: [Array.from({ length: 10_000 }, () => ['a', 'b', ''])],
        }),
      ),
    problem: editsWords.faults.damaged,
  },
  {
    what: 'too many files',
    change: () => {
      for (let index = 0; index < 11; index += 1) write(`edits/${index}.json`);
    },
    problem: fill(words.several, { count: 11, most: 10 }),
  },
])('a commit that has $what is refused', ({ change, problem }) => {
  const { sources, problems } = editsOf(commitOf(change));
  expect(sources).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('a file that’s too large isn’t read', () => {
  fs.mkdirSync('edits');
  write('edits/a.json');
  fs.truncateSync('edits/a.json', largestFile + 1);
  const { problems } = editsIn('edits');
  expect(problems).toEqual([`edits/a.json: ${fill(words.tooLarge, { size: 101, most: 100 })}`]);
  fs.rmSync('edits', { recursive: true });
  expect(editsIn('edits').problems).toEqual([words.none]);
});
