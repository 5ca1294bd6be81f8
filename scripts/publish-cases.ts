// What scripts/test-publish.ts tries: pull requests, and what becomes of each.
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { orderOf } from '@/lib/campaign/document/values';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { documentOf } from '@/lib/campaign/edits/new-campaign';
import { largestFile, saveEdits, savedVersion } from '@/lib/campaign/edits/saved-edits';
import { sampleDocument, save, saveImage, write } from './sample-edits';

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

const { audience } = sampleDocument;
const folder = `content/audiences/${audience.id}`;
const subject = 'audience.email.subject';
const { files: words } = publishWords;

const countAt = (path: string) =>
  fieldsOf(sampleDocument).find((field) => field.path === path)?.count;

const features = 'audience.landing.features.items';
const reversed = orderOf(countAt(features) ?? 0)
  .toReversed()
  .join(' ');

const newCampaign = { id: '', name: 'Dental labs', address: 'dental-labs-test' };
const begun = documentOf(sampleDocument, newCampaign);
const newFolder = `content/audiences/${newCampaign.address}`;

/** In the order of the table. */
export const publishCases: PublishCase[] = [
  {
    name: 'a text and a list',
    change: () =>
      save({ [subject]: 'Another “subject”', 'audience.email.badges': 'One badge\nAnother badge' }),
    published: { [`${folder}/email.ts`]: 'Another “subject”' },
  },
  {
    name: 'sections: one in another order, one hidden',
    change: () => save({ [features]: reversed, 'audience.landing.risks.exposure': '' }),
    published: { [`${folder}/landing.ts`]: /risks: \{(?:(?!exposure)[^])*$/ },
  },
  {
    name: 'an image',
    change: () => saveImage('audience.ad.ads.primary.visual', 'webp', [1400, 1400]),
    published: { [`${folder}/ad.ts`]: /id: 'image',\s+file: '[\da-f]{32}\.webp'/ },
  },
  {
    name: 'a logo',
    change: () => saveImage('brand.logo', 'png', [400, 100]),
    published: { 'content/brand.ts': /file: '[\da-f]{32}\.png'/ },
  },
  {
    name: 'a color',
    change: () => save({ 'audience.lightAccent': '#1a6fd0' }),
    published: { [`${folder}/index.ts`]: "lightAccent: '#1a6fd0'" },
  },
  {
    name: 'a new campaign',
    change: () => {
      const saved = saveEdits(begun, oneVariant({ [subject]: 'Words for dental labs' }));
      write('edits/dental.json', JSON.stringify(saved));
    },
    published: {
      [`${newFolder}/email.ts`]: 'Words for dental labs',
      [`${newFolder}/landing.ts`]: `route: '/${newCampaign.address}'`,
      'content/audiences/index.ts': `'./${newCampaign.address}'`,
    },
    said: `/social-media-ads/${newCampaign.address}`,
  },
  {
    name: 'a text that has changed on main since then',
    change: () => save({ [subject]: 'What the marketer wrote' }),
    meanwhile: () => {
      const file = `${folder}/email.ts`;
      const line = /\bsubject:\s*(['"]).*\1,/;
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(line, "subject: 'What somebody else wrote',"),
      );
    },
    published: { [`${folder}/email.ts`]: 'What the marketer wrote' },
    said: editsWords.differences.changed,
  },
  {
    name: 'markup in a text',
    change: () => save({ [subject]: '<script>alert(1)</script>' }),
    published: { [`${folder}/email.ts`]: '<script>alert(1)</script>' },
  },
  {
    name: 'two variants, of which B was shown',
    change: () =>
      write(
        'edits/ab.json',
        JSON.stringify(
          saveEdits(sampleDocument, {
            variants: [{ [subject]: 'Words of A' }, { [subject]: 'Words of B' }],
            shown: 1,
          }),
        ),
      ),
    published: { [`${folder}/email.ts`]: 'Words of B' },
    said: 'variant B',
  },
  {
    name: 'two files',
    change: () => {
      save({ [subject]: 'Words of one file' });
      save({ 'offer.code': 'OTHER7' }, { file: 'edits/code.json' });
    },
    published: { [`${folder}/email.ts`]: 'Words of one file', 'content/offer.ts': 'OTHER7' },
  },
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
  {
    name: 'a text, from a fork',
    change: () => save({ [subject]: 'Another subject' }),
    isFork: true,
    said: publishWords.checked,
  },
];
