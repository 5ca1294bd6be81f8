/** @jest-environment node */
import { load } from 'cheerio';
import { documents } from '@/content/campaigns';
import { adJson } from '@/lib/campaign/ads/json';
import { metaSheet } from '@/lib/campaign/ads/meta-sheet';
import { adReadmeText } from '@/lib/campaign/ads/readme';
import { linkedinSheet } from '@/lib/campaign/ads/sheets';
import { readmeWords } from '@/lib/readme-words';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { emailText } from '@/lib/campaign/email/text';
import { resolve } from '@/lib/campaign/resolve';
import { applyVariant, type Edits, noEdits, type Variant } from './edits';
import { fieldsOf } from './fields';
import { fromFragment, toFragment } from './link';
import { readEdits, saveEdits } from './saved-edits';

const [document] = documents;
const fields = fieldsOf(document);
const subject = 'audience.email.subject';
const labelOf = (path: string) => fields.find((field) => field.path === path)?.label;
const read = (saved: unknown) => readEdits(document, saved);
const save = (edits: Edits) => saveEdits(document, edits);
const oneVariant = (variant: Variant): Edits => ({ variants: [variant], shown: 0 });

/** Saved edits with these values, as someone else might write them. */
const forged = (...entries: [path: string, value: string][]) => ({
  edits: [entries.map(([path, value]) => [path, value, 'x'])],
  shown: 0,
});

const variantOf = (saved: unknown) => read(saved)?.edits.variants[0];

test.each<[string, Edits]>([
  ['no edits', noEdits],
  ['one variant', oneVariant({ [subject]: 'With {offer.code}', 'offer.code': 'OTHER1' })],
  ['two variants', { variants: [{ [subject]: 'One' }, { [subject]: 'Two' }], shown: 1 }],
  ['a second variant without edits', { variants: [{ [subject]: 'One' }, {}], shown: 0 }],
  ['a hashtag with the code', oneVariant({ 'audience.ad.metaTags': '#{offer.code}\n#Other' })],
])('%s comes back through a link', async (_, edits) => {
  expect(read(await fromFragment(await toFragment(save(edits))))).toEqual({
    edits,
    differences: [],
  });
});

test('the link for ten changed texts is shorter than 2,000 characters', async () => {
  const texts = fields
    .filter(({ path, kind }) => path.startsWith('audience.') && kind === 'text')
    .slice(0, 10);
  const edits = Object.fromEntries(
    texts.map(({ path }, index) => [
      path,
      `${index}. Words about ${path.split('').toReversed().join('')}, and as many as people write.`,
    ]),
  );
  const fragment = await toFragment(save(oneVariant(edits)));
  const page = `https://preview-channel--a-rather-long-project-name.web.app/email-templates/healthcare?service=campaign-monitor&width=mobile&colors=dark&reader=sample`;
  expect(Object.keys(edits)).toHaveLength(10);
  expect(`${page}${fragment}`.length).toBeLessThan(2000);
});

test('anything that no longer matches what was saved is named, and kept if it’s not too long', () => {
  const changed = structuredClone(document);
  changed.audience.email.subject = 'Its text is another one now';
  const edits = oneVariant({ [subject]: 'Mine', 'audience.email.label': '', 'offer.code': 'A B' });
  const saved = saveEdits(changed, edits);
  saved.edits[0]?.push(['audience.email.nothing', 'x', 'x'], ['audience.name', 'x', 'x']);
  saved.edits[0]?.push(['audience.email.cta', 'x'.repeat(5001), 'x']);
  const gone = { 'audience.email.nothing': 'x', 'audience.name': 'x' };
  expect(read(saved)).toEqual({
    edits: oneVariant({ ...edits.variants[0], ...gone }),
    differences: [
      { kind: 'changed', name: labelOf(subject) },
      { kind: 'gone', name: 'audience.email.nothing' },
      { kind: 'gone', name: 'audience.name' },
      { kind: 'refused', name: labelOf('audience.email.cta') },
    ],
  });
});

test('a value that has been exported since then isn’t an edit anymore', () => {
  const { preview } = document.audience.email;
  const saved = forged(['audience.email.preview', ` ${preview}`], ['email.sender', '']);
  expect(read(saved)).toEqual({ edits: noEdits, differences: [] });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'edits'],
  ['a list', []],
  ['no variants', { edits: [], shown: 0 }],
  ['three variants', { edits: [[], [], []], shown: 0 }],
  ['another variant shown', { edits: [[]], shown: 2 }],
  ['nothing shown', { edits: [[]] }],
  ['an object for a list', { edits: [{ 0: [subject, 'x', 'x'] }], shown: 0 }],
  ['a number for a text', { edits: [[[subject, 1, 'x']]], shown: 0 }],
  ['an object for a text', { edits: [[[subject, { toString: 'x' }, 'x']]], shown: 0 }],
  ['an entry without a digest', { edits: [[[subject, 'x']]], shown: 0 }],
  [
    '100,000 entries',
    forged(...Array.from({ length: 100_000 }, () => [subject, 'x'] as [string, string])),
  ],
])('%s isn’t saved edits', (_, saved) => {
  expect(read(saved)).toBeUndefined();
});

test.each([
  '__proto__',
  '__proto__.polluted',
  'constructor.prototype',
  'constructor.prototype.polluted',
  'audience.__proto__.polluted',
  'audience.email.__proto__',
  'audience',
  'audience.landing.route',
  'brand.origin',
  'email.mergeFields.unsubscribe',
  'audience.email.subject.length',
  'toString',
  '',
])('“%s” isn’t a field, and changes nothing', (path) => {
  const found = read(JSON.parse(JSON.stringify(forged([path, 'polluted']))));
  const [variant = {}] = found?.edits.variants ?? [];
  expect(Object.entries(variant)).toEqual([[path, 'polluted']]);
  expect(found?.differences).toMatchObject([{ kind: 'gone' }]);
  expect(applyVariant(document, variant)).toEqual(document);
  expect(saveEdits(document, oneVariant(variant)).edits).toEqual([[[path, 'polluted', '']]]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each([
  ['10 MB', subject, 'a'.repeat(10_000_000)],
  ['50,000 lines', 'audience.email.badges', 'a\n'.repeat(50_000)],
])('a value of %s is refused', (_, path, value) => {
  const differences = [{ kind: 'refused', name: labelOf(path) }];
  expect(read(forged([path, value]))).toEqual({ edits: noEdits, differences });
});

test('the name of a field that’s gone is short and has no hidden characters', () => {
  const [difference] = read(forged([`\u202e\u200b${'x'.repeat(90_000)}`, '']))?.differences ?? [];
  expect(difference?.name).toMatch(/^x{1,60}$/);
});

test('hidden characters and half characters are left out of a text', () => {
  const value = '\u202ea\u200bb\ud800c\u0000\u2066';
  expect(variantOf(forged([subject, value]))).toEqual({ [subject]: 'abc' });
});

/**
 * A campaign with one text in every field that takes it, and the texts of its exports by their
 * type.
 */
function everywhere(value: string) {
  const typed = value.replaceAll(/[\\{}]/g, (brace) => `\\${brace}`);
  const variant =
    variantOf(forged(...fields.map(({ path }): [string, string] => [path, typed]))) ?? {};
  // Every field that isn't an address, an id or a hashtag takes it.
  expect(Object.keys(variant).length).toBeGreaterThan(20);
  const edited = resolve(applyVariant(document, variant));
  const texts: Record<string, string[]> = {
    plain: [adReadmeText(edited, [], readmeWords)],
    json: [JSON.stringify(adJson(edited, []))],
    csv: [metaSheet([edited]), linkedinSheet([edited])],
  };
  return { edited, ofType: (type: string) => texts[type] ?? [] };
}

const escaped = (text: string) =>
  [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
  ].reduce((done, [from = '', to = '']) => done.replaceAll(from, to), text);

/**
 * What an email is made of: the names of its elements and of their attributes, and its conditional
 * comments.
 */
const anatomy = (html: string) => {
  const $ = load(html);
  return [
    $('*')
      .get()
      .map((element) => [$(element).prop('tagName'), Object.keys($(element).attr() ?? {})]),
    html.match(/<!--\[if/g)?.length,
  ];
};

test.each([
  '<script>alert(1)</script>',
  '</title></style></textarea><script src="https://a.example"></script>',
  '"><img src=x onerror=alert(1)>',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  '*|UNSUB|* {{ contact.secret }} %%emailaddr%% {% include "x" %} ${1} {offer.code}',
])('%s stays text in everything that’s made from a campaign', async (attack) => {
  const { edited, ofType } = everywhere(attack);
  const own = edited.audience.email.headline;
  const { content } = await renderEmail(edited);
  const plain = await renderEmail(everywhere('Plain').edited);
  expect(anatomy(content)).toEqual(anatomy(plain.content));
  expect(content).toContain(escaped(own));
  expect(emailText(edited)).toContain(own);
  for (const text of ofType('json')) expect(JSON.parse(text).ads.primary.headline).toBe(own);
  for (const text of ofType('csv')) expect(text).toContain(own.replaceAll('"', '""'));
  for (const text of ofType('plain')) expect(text).toContain(own);
});

test.each(['=HYPERLINK("https://a.example")', '+1', '-1', '@SUM(1)', '＝1'])(
  'a spreadsheet doesn’t run “%s”',
  (formula) => {
    const quoted = formula.replaceAll('"', '""');
    const sheets = everywhere(formula).ofType('csv');
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      expect(sheet).toContain(`'${quoted}`);
      for (const start of [',', '\n', ',"', '\n"']) expect(sheet).not.toContain(start + quoted);
    }
  },
);
