// Pull requests that publish nothing, for scripts/test-publish.ts.
import { mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { fill } from '@/lib/campaign/document/fill';
import { largestFile, savedVersion } from '@/lib/campaign/edits/saved-edits';
import { save, write } from './sample-edits';

export interface PublishCase {
  name: string;
  /** Changes files in the pull request's branch. */
  change: () => void | Promise<void>;
  /** Changes files on main after that. */
  meanwhile?: () => void;
  isFork?: boolean;
  /** What's in the commit then, by file. */
  published?: Record<string, string | RegExp>;
  /** Or why there's none. */
  refused?: string;
  /** What else is said on the pull request. */
  said?: string;
}

const subject = 'audience.email.subject';
const { files: words } = publishWords;

export const refusedCases: PublishCase[] = [
  {
    name: 'two files that change one text',
    change: () => {
      save({ [subject]: 'Words of one file' });
      save({ [subject]: 'Words of the other' }, { file: 'edits/winter.json' });
    },
    refused: 'both change',
  },
  {
    name: 'two files, and one has a problem',
    change: () => {
      save({ [subject]: 'Words of one file' });
      save({ 'audience.email.headline': '' }, { file: 'edits/winter.json' });
    },
    refused: 'It can’t be empty.',
  },
  {
    name: 'paths outside of the content',
    change: () =>
      save(
        {},
        {
          edits: [
            ['../../package.json', '__proto__.a', 'audience.id'].map((path) => [path, 'x', '']),
          ],
        },
      ),
    refused: words.unchanged,
  },
  {
    name: 'a file of 100 MB',
    change: () => {
      write('edits/giant.json', '{}');
      truncateSync('edits/giant.json', largestFile + 1);
    },
    refused: fill(words.tooLarge, { size: 101, most: 100 }),
  },
  {
    name: '10,000 entries',
    change: () => save({}, { edits: [Array.from({ length: 10_000 }, () => [subject, 'x', ''])] }),
    refused: editsWords.faults.damaged,
  },
  {
    name: 'a newer version',
    change: () => write('edits/a.json', `{"version":${savedVersion + 1},"edits":[]}`),
    refused: editsWords.faults.newer,
  },
  {
    name: 'no JSON',
    change: () => write('edits/a.json', 'Hello'),
    refused: editsWords.faults.damaged,
  },
  {
    name: 'a link to another file',
    change: () => {
      mkdirSync('edits');
      symlinkSync('/etc/passwd', 'edits/a.json');
    },
    refused: words.link,
  },
  {
    name: 'a change of a program, too',
    change: () => {
      save({ [subject]: 'Another subject' });
      write('scripts/publish-edits.ts', "throw new Error('From the pull request');");
    },
    refused: fill(words.other, { file: 'scripts/publish-edits.ts' }),
  },
];
