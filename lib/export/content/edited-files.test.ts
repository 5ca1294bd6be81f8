import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { emailSchema } from '@/content/schema/email';
import { field } from '@/content/schema/field';
import { contentModules as modules, readContent as read } from '@/lib/fixtures/content-modules';
import { atPath } from '@/lib/campaign/document/paths';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { orderOf, valueOf } from '@/lib/campaign/document/values';
import { editedFiles } from './edited-files';

const [document] = documents;
const apply = (variant: Record<string, string>) =>
  editedFiles(variant, { modules, read, document });

const fieldAt = (at: string) => fieldsOf(document).find(({ path: fieldPath }) => fieldPath === at)!;

/** A part's entries in reverse, without the first one. */
const fewer = (at: string) =>
  orderOf(fieldAt(at).count ?? 0)
    .slice(1)
    .toReversed()
    .join(' ');

const readCommented = (file: string) => read(file).replaceAll(/^ *\{$/gm, '// Comment\n$&');

const newLines = (text: string, was: string) =>
  text.split('\n').filter((line) => !was.split('\n').includes(line));

test('texts are replaced where they are, tokens and all, and the rest stays as it is', () => {
  const slides = orderOf(fieldAt('audience.ad.story.slides').count ?? 0).map(
    (at) => `Slide ${'x'.repeat(at + 1)}.`,
  );
  const { files, problems } = apply({
    'audience.email.subject': 'It’s "on": {offer.code}',
    'audience.email.badges': 'One\nTwo',
    'audience.campaign': 'other-name',
    'audience.link': 'https://a.example/page',
    'audience.lightAccent': '#1a6fd0',
    'audience.ad.story.slides': slides.join('\n'),
    'offer.code': 'SPRING25',
    'email.sender': 'A company, 1 Street',
  });
  expect(problems).toEqual([]);
  const changed = Array.from(files, ([file, text]) => [
    file.replace(/audiences\/[^/]+/, 'audience'),
    newLines(text, read(file)).join('\n'),
  ]);
  expect(Object.fromEntries(changed)).toEqual({
    'content/offer.ts': expect.stringContaining('code: "SPRING25",'),
    'content/email.ts': expect.stringContaining('sender: "A company, 1 Street"'),
    'content/audience/index.ts': expect.stringMatching(
      /lightAccent: "#1a6fd0"[^]*"other-name"[^]*link: "https:\/\/a\.example\/page"/,
    ),
    'content/audience/email.ts': expect.stringMatching(
      /subject: "It’s \\"on\\": \{offer\.code\}",[^]*badges: \["One","Two"\],/,
    ),
    'content/audience/ad.ts': expect.stringContaining(`slides: ${JSON.stringify(slides)},`),
  });
  // One line each, except where a list or a property is new.
  expect(newLines(files.get('content/offer.ts') ?? '', read('content/offer.ts'))).toHaveLength(1);
});

test('image sizes that were added are written into the campaign', () => {
  const { files, problems } = apply({ 'audience.ad.display.sizes': '1500x500\n970x250' });
  expect(problems).toEqual([]);
  expect([...files.values()].join('')).toContain('sizes: ["1500x500","970x250"]');
  expect(apply({ 'audience.ad.display.sizes': '2000x500' }).problems.join()).toContain(
    '2000 × 400',
  );
});

/** What a file exports, once it's written. */
function evaluate(text: string): Record<string, unknown> {
  const written = path.join(mkdtempSync(path.join(tmpdir(), 'edited-')), 'file.ts');
  writeFileSync(written, text);
  return jest.requireActual(written);
}

const source = { label: 'A survey', year: '2026', href: 'https://survey.example/2026' };

test.each([
  { what: 'another source', label: source.label, year: source.year, href: source.href },
  { what: 'no source', label: '', year: '', href: '' },
])('figures get another amount and $what, without what the studio notes', (parts) => {
  const figures = fieldsOf(document).flatMap(({ figure, kind, path: at }) =>
    kind === 'number' && at.endsWith('.amount') && figure?.startsWith('audience.own.')
      ? figure
      : [],
  );
  const variant = Object.fromEntries(
    figures.flatMap((figure) => [
      [`${figure}.amount`, '43'],
      [`${figure}.sample`, ''],
      [`${figure}.source.label`, parts.label],
      [`${figure}.source.year`, parts.year],
      [`${figure}.source.href`, parts.href],
    ]),
  );
  // A rule may have its own idea of an amount.
  const { files } = apply(variant);
  const [[file = '', text = ''] = []] = files;
  expect([file, files.size]).toEqual([expect.stringContaining('figures.ts'), 1]);
  const { own } = evaluate(text);
  const { own: edited } = applyVariant(document, variant).audience;
  expect(own).toEqual(JSON.parse(JSON.stringify(edited).replaceAll(',"changed":true', '')));
  for (const figure of figures)
    expect(atPath({ audience: { own } }, figure)).toMatchObject({ amount: 43 });
});

test('an optional text that’s emptied is removed, with its name', () => {
  const details = 'audience.ad.ads.primary.targeting.demographics.';
  const { path: emptied = '' } =
    fieldsOf(document).find(
      (known) => known.path.startsWith(details) && known.optional && valueOf(document, known),
    ) ?? {};
  const { files } = apply({ [emptied]: '' });
  const [[file = '', text = ''] = []] = files;
  expect(read(file)).toContain(`${emptied.slice(details.length)}:`);
  expect(text).not.toContain(`${emptied.slice(details.length)}:`);
});

test('entries are moved, copied and removed with their comments, and parts are left out', () => {
  const risks = 'audience.landing.risks';
  const questions = 'audience.landing.questions.items';
  const features = 'audience.landing.features.items';
  const variant = {
    [`${risks}.items`]: '2 0 1 0',
    [`${risks}.items.3.title`]: 'A copy',
    [`${risks}.exposure.items`]: '0 0',
    [`${risks}.exposure`]: '',
    'audience.landing.panel.stats.1.note': '',
    [questions]: fewer(questions),
    [`${questions}.0.answer`]: 'Another answer.',
    [features]: fewer(features),
  };
  const { files, problems } = editedFiles(variant, { modules, read: readCommented, document });
  expect(problems).toEqual([]);
  const [[, text = ''] = []] = files;
  const { landing } = evaluate(text);
  expect(landing).toEqual(applyVariant(document, variant).audience.landing);
  expect(text).not.toMatch(/[[,]\s*\{\n/);
});

test('a new text in a schema can be edited, and is written to its file', () => {
  const entries: Record<string, v.GenericSchema> = emailSchema.entries;
  entries.postscript = v.optional(field(v.string(), { label: 'P.S.', limit: 30 }));
  try {
    const copy = structuredClone(document);
    const fields = fieldsOf(copy);
    const postscriptField = fields.find(({ label }) => label === 'P.S.');
    const postscript = 'audience.email.postscript';
    expect(postscriptField).toMatchObject({ path: postscript, group: 'email', limit: 30 });
    const written = 'Save with {offer.code}.';
    const { files, problems } = editedFiles(
      { [postscript]: written },
      { modules, read, document: copy },
    );
    expect(problems).toEqual([]);
    expect([...files.values()]).toEqual([expect.stringContaining(`postscript: "${written}"`)]);
    const unknown = editedFiles({ [postscript]: '{offer.cod}' }, { modules, read, document: copy });
    expect(unknown.problems).toEqual([expect.stringContaining('{offer.code}')]);
  } finally {
    delete entries.postscript;
  }
});

test('a logo that somebody added is that of all campaigns', () => {
  const logo = { file: `${'0'.repeat(32)}.png`, size: [240, 60], hasName: true };
  const variant = { 'brand.logo': JSON.stringify(logo) };
  const withLogo = { ...document, images: [{ file: logo.file }] };
  const { files, problems } = editedFiles(variant, { modules, read, document: withLogo });
  expect(problems).toEqual([]);
  expect(files.get('content/brand.ts')).toContain(`logo: ${JSON.stringify(logo)},`);
  // Without the file itself, nothing is written.
  const without = editedFiles(variant, { modules, read, document: { ...document, images: [] } });
  expect(without.problems.join()).toContain('brand.logo');
});
