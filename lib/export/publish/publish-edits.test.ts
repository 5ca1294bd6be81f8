import { parse } from '@babel/parser';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { documents } from '@/content/campaigns';
import { templatePages } from '@/content/navigation';
import { problemWords } from '@/content/words/problems';
import { publishWords } from '@/content/words/publish';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { orderOf } from '@/lib/campaign/document/values';
import { imageVisual } from '@/lib/campaign/document/visual';
import { saveEdits, type SavedEdits } from '@/lib/campaign/edits/saved-edits';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { contentModules, readContent } from '@/lib/fixtures/content-modules';
import { publishEdits } from './publish-edits';

const [document] = documents;
const { audience } = document;
const { id } = audience;
const content = { modules: contentModules, read: readContent, files: new Map() };

const savedFor = (variant: Variant, more?: Partial<SavedEdits>): SavedEdits => ({
  ...saveEdits(document, oneVariant(variant)),
  ...more,
});

/** Publishes each of these files: `edits/0.json` and so on. */
const publish = (...saved: SavedEdits[]) =>
  publishEdits(
    content,
    saved.map((each, index) => ({ name: `edits/${index}.json`, saved: each })),
  );

const subject = 'audience.email.subject';
const labelOf = (path: string) =>
  fieldsOf(document).find((field) => field.path === path)?.label ?? '';

test('edits of an audience change only the files that have them', async () => {
  const slides = 'audience.ad.story.slides';
  const { files, problems, publications } = await publish(
    savedFor({
      [subject]: 'Another <b>subject</b>',
      [slides]: orderOf(audience.ad.story.slides.length)
        .map((index) => `Slide ${index}`)
        .join('\n'),
      'audience.lightAccent': '#1a6fd0',
    }),
  );
  expect(problems).toEqual([]);
  const folder = `content/audiences/${id}`;
  expect([...files.keys()].toSorted()).toEqual(
    ['ad', 'email', 'index'].map((name) => `${folder}/${name}.ts`),
  );
  expect(files.get(`${folder}/email.ts`)).toContain('"Another <b>subject</b>"');
  expect(publications).toEqual([expect.objectContaining({ differences: [], markedPaths: [] })]);
});

test('a problem has the studio’s sentence, and nothing of any file is published', async () => {
  const { problems } = await publish(savedFor({ [subject]: '' }), savedFor({ 'offer.code': 'X1' }));
  expect(problems).toEqual([
    `edits/0.json: ${audience.name}, ${labelOf(subject)}: ${problemWords.empty}`,
  ]);
});

test('a text that has changed since then is published, and what’s gone is named', async () => {
  const saved = savedFor({ [subject]: 'Another subject' });
  const older = saved.edits.map((entries) => [
    ...entries.map(([path, value]): [string, string, string] => [path, value, 'old']),
    ['audience.email.gone', 'What it said', ''] satisfies [string, string, string],
  ]);
  const { publications, problems } = await publish({ ...saved, edits: older });
  expect(problems).toEqual([]);
  expect(publications[0]?.differences).toEqual([
    { path: subject, label: labelOf(subject), kind: 'changed', value: 'Another subject' },
    { path: '', label: 'audience.email.gone', kind: 'gone', value: 'What it said' },
  ]);
});

describe('a new campaign', () => {
  const name = 'Spring “sale”';
  const newId = `${id}-spring-sale`;

  test('is an audience with its own addresses, and marks what it has in common', async () => {
    const { files, problems, publications } = await publish(
      savedFor({ [subject]: 'A subject of its own', 'offer.code': 'OTHER1' }, { name }),
    );
    expect(problems).toEqual([]);
    const read = (file: string) => String(files.get(`content/audiences/${newId}/${file}.ts`));
    expect(read('index')).toContain(`id: "${newId}"`);
    expect(read('index')).toContain(`name: ${JSON.stringify(name)}`);
    expect(read('landing')).toContain(`route: "/${newId}"`);
    expect(read('email')).toContain('subject: "A subject of its own"');
    expect(String(files.get('content/audiences/index.ts'))).toContain(`'./${newId}'`);
    // The offer is that of all campaigns, so it stays as it is.
    expect(files.has('content/offer.ts')).toBe(false);
    const [publication] = publications;
    expect(publication?.keptPaths).toEqual(['offer.code']);
    const { headline } = audience.email;
    expect(read('email')).toContain(`{placeholder}${headline}`);
    expect(publication?.markedPaths).toContain('audience.email.headline');
    expect(publication?.markedPaths).not.toContain(subject);
    // Two landing pages may say the same, but somebody should see that they do.
    const landing = 'audience.landing.hero.headline';
    expect(publication?.markedPaths).not.toContain(landing);
    expect(publication?.copiedPaths).toContain(landing);
    expect(publication?.copiedPaths).not.toContain(subject);
  });

  test('can be begun twice in one pull request, but not with one name', async () => {
    const spring = savedFor({}, { name });
    const fall = savedFor({}, { name: 'Fall sale' });
    expect((await publish(spring, fall)).problems).toEqual([]);
    expect((await publish(spring, spring)).problems).toEqual([
      `edits/1.json: ${fill(taken, { address: newId })}`,
    ]);
  });
});

const [{ route }] = templatePages;
const { page, taken } = publishWords.addresses;
const home = audience.landing.route.slice(1);

test.each([
  { address: documents.at(-1)?.audience.id ?? '', sentence: taken },
  { address: route.slice(1), sentence: page },
  { address: home, sentence: documents.some((one) => one.audience.id === home) ? taken : page },
  { address: 'index', sentence: page },
])('a new campaign can’t be at /$address', async ({ address, sentence }) => {
  const { problems } = await publish(savedFor({}, { name: 'New', address }));
  expect(problems).toEqual([`edits/0.json: ${fill(sentence, { address })}`]);
});

// Words of the language, and what the files that it's in call something else.
test.each(['new', 'email', 'home-audience', 'an-address-of-its-own'])(
  'it can be at /%s',
  async (address) => {
    const { files, problems } = await publish(savedFor({}, { name: 'New', address }));
    expect(problems).toEqual([]);
    const index = String(files.get(`content/audiences/${address}/index.ts`));
    const [, constant = ''] = /export const (\w+) = /.exec(index) ?? [];
    expect(() => parse(index, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
    const list = String(files.get('content/audiences/index.ts'));
    expect(list).toContain(`import { ${constant} } from './${address}';`);
    expect(() => parse(list, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
    expect(String(files.get(`content/audiences/${address}/landing.ts`))).toContain(`"/${address}"`);
  },
);

test.each(['nobody', '__proto__', '../healthcare'])('there’s no campaign called %s', async (no) => {
  const { problems } = await publish(savedFor({ [subject]: 'A' }, { audience: no }));
  expect(problems).toEqual([
    `edits/0.json: ${fill(publishWords.files.noAudience, { audience: no })}`,
  ]);
});

test.each([
  '__proto__',
  'constructor.prototype',
  '../../package.json',
  'audience.id',
  'brand.name',
])('%s isn’t a text, so nothing is written', async (path) => {
  const saved = savedFor({}, { edits: [[[path, 'Another value', '']]] });
  const { files, problems, publications } = await publish(saved);
  expect([problems, [...files]]).toEqual([[], []]);
  expect(publications[0]?.differences).toMatchObject([{ label: path, kind: 'gone' }]);
});

describe('two files', () => {
  const code = 'offer.code';
  const { conflict } = publishWords.files;
  const [, other = document] = documents;

  test('about different texts are published together', async () => {
    const { files, problems } = await publish(
      savedFor({ [subject]: 'Another subject' }),
      savedFor({ 'audience.email.headline': 'Another headline' }),
    );
    expect(problems).toEqual([]);
    const email = files.get(`content/audiences/${id}/email.ts`);
    expect(email).toContain('"Another subject"');
    expect(email).toContain('"Another headline"');
  });

  test.each([
    { name: 'the same', first: 'SAME1', second: 'SAME1', problems: 0 },
    { name: 'another code', first: 'ONE1', second: 'TWO2', problems: 1 },
  ])('may both have $name', async ({ first, second, problems }) => {
    const result = await publish(
      savedFor({ [code]: first }),
      saveEdits(other, oneVariant({ [code]: second })),
    );
    const slots = { one: 'edits/1.json', other: 'edits/0.json', label: labelOf(code) };
    const sentence = fill(conflict, { ...slots, campaign: other.audience.name });
    expect(result.problems).toEqual(problems ? [`edits/1.json: ${sentence}`] : []);
  });

  test('can’t move a list’s entries and change one of them', async () => {
    const items = 'audience.landing.features.items';
    const { count = 0 } = fieldsOf(document).find(({ path }) => path === items) ?? {};
    const { problems } = await publish(
      savedFor({ [items]: orderOf(count).toReversed().join(' ') }),
      savedFor({ [`${items}.0.title`]: 'Another title' }),
    );
    expect(problems).toEqual([expect.stringContaining('edits/0.json')]);
  });
});

test('of two variants, the one that was shown is published', async () => {
  const edits = { variants: [{ [subject]: 'Of A' }, { [subject]: 'Of B' }], shown: 1 };
  const saved = saveEdits(document, edits);
  const { publications } = await publish(saved);
  expect(publications).toMatchObject([{ variantIndex: 1, variant: { [subject]: 'Of B' } }]);
  const source = { name: 'edits.json', saved };
  const chosen = await publishEdits(content, [{ ...source, variantIndex: 0 }]);
  expect(chosen.publications).toMatchObject([{ variant: { [subject]: 'Of A' } }]);
  const one = { ...source, saved: savedFor({ [subject]: 'A' }), variantIndex: 1 };
  const { problems } = await publishEdits(content, [one]);
  expect(problems).toEqual([
    `edits.json: ${fill(publishWords.files.noVariant, { variant: publishWords.variants.names[1] })}`,
  ]);
});

const data = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;

const named = (bytes: Buffer) =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;

describe('an image', () => {
  const picture = 'audience.ad.ads.primary.visual';
  const drawn = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } });
  const withImage = (file: string, bytes: Buffer) =>
    savedFor({ [picture]: imageVisual({ file }) }, { images: { [file]: data(bytes) } });

  test('is written beside the content', async () => {
    const bytes = await drawn.webp().toBuffer();
    const file = named(bytes);
    const { files, problems } = await publish(withImage(file, bytes));
    expect(problems).toEqual([]);
    expect(files.get(`content/audiences/${id}/pictures/${file}`)).toEqual(bytes);
    // A new campaign has it in a folder of its own.
    const begun = await publish({ ...withImage(file, bytes), name: 'Fall sale' });
    expect(begun.problems).toEqual([]);
    expect(begun.files.has(`content/audiences/${id}-fall-sale/pictures/${file}`)).toBe(true);
  });

  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

  test.each([
    { what: 'cut off', make: async () => (await drawn.webp().toBuffer()).subarray(0, 40) },
    { what: 'a page with a script', make: async () => script },
    { what: 'a PNG', make: async () => drawn.png().toBuffer() },
  ])('that’s $what is refused', async ({ make }) => {
    const bytes = await make();
    const file = named(bytes);
    const { files, problems } = await publish(withImage(file, bytes));
    expect(problems).toEqual([`edits/0.json: ${fill(publishWords.files.image, { file })}`]);
    expect([...files]).toEqual([]);
  });

  test('that’s in neither the file nor the content is missed', async () => {
    const saved = savedFor({ [picture]: imageVisual({ file: `${'0'.repeat(32)}.webp` }) });
    expect((await publish(saved)).problems).toEqual([
      expect.stringContaining(problemWords.noImage),
    ]);
  });

  test('that no edit shows is left out', async () => {
    const saved = savedFor({ [subject]: 'A' }, { images: { '../../evil.webp': data(script) } });
    const { files, problems } = await publish(saved);
    expect([problems, [...files.keys()]]).toEqual([[], [`content/audiences/${id}/email.ts`]]);
  });
});
