// What scripts/test-publish.ts tries: pull requests, and what becomes of each.
import { readFileSync, writeFileSync } from 'node:fs';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { fill } from '@/lib/campaign/document/fill';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { valueOf } from '@/lib/campaign/document/values';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { documentOf } from '@/lib/campaign/edits/new-campaign';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { type PublishCase, refusedCases } from './refused-cases';
import { sampleDocument, save, saveImage, write } from './sample-edits';

const { audience } = sampleDocument;
const folder = `content/audiences/${audience.id}`;
const subject = 'audience.email.subject';

function valueAt(path: string): string {
  const field = fieldsOf(sampleDocument).find((each) => each.path === path);
  return field ? valueOf(sampleDocument, field) : '';
}

const features = 'audience.landing.features.items';
const reversed = valueAt(features).split(' ').toReversed().join(' ');

/** All but the last. */
const shownSections = valueAt('audience.landing.sections').split('\n').slice(0, -1);
const figure =
  fieldsOf(sampleDocument).find(
    ({ kind, path }) => kind === 'number' && path.startsWith('figures.'),
  )?.figure ?? '';

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
    name: 'entries in another order, and a part and a section hidden',
    change: () =>
      save({
        [features]: reversed,
        'audience.landing.risks.exposure': '',
        'audience.landing.sections': shownSections.join('\n'),
      }),
    published: {
      [`${folder}/landing.ts`]: new RegExp(
        `sections: \\[\\s*'${shownSections.join("',\\s+'")}',?\\s*\\]`,
      ),
    },
  },
  {
    name: 'a figure, with its source',
    change: () =>
      save({
        [`${figure}.amount`]: '77',
        [`${figure}.source.label`]: 'A survey',
        [`${figure}.source.href`]: 'https://survey.example/2026',
      }),
    published: { 'content/figures.ts': /amount: 77,[^}]+label: 'A survey'/ },
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
    said: fill(publishWords.variants.published, { name: 'B', other: 'A' }),
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
    name: 'a text, from a fork',
    change: () => save({ [subject]: 'Another subject' }),
    isFork: true,
    said: publishWords.checked,
  },
  ...refusedCases,
];
