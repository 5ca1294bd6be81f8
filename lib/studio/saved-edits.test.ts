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
const forged = (...entries: (readonly [path: string, value: string])[]) => ({
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

test('ten changed texts take less than 1,850 characters of a link', async () => {
  const texts = fields.filter(({ kind }) => kind === 'text').slice(0, 10);
  const edits = texts.map(({ path }, index) => [
    path,
    `${index}. Words about ${path.split('').toReversed().join('')}, and as many as people write.`,
  ]);
  const fragment = await toFragment(save(oneVariant(Object.fromEntries(edits))));
  expect(edits).toHaveLength(10);
  expect(fragment.length).toBeLessThan(1850);
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
  // Hidden characters don't count.
  const saved = forged(['audience.email.preview', `\u202e ${preview}\ud800`], ['email.sender', '']);
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
  ['100,000 entries', forged(...Array.from({ length: 100_000 }, () => [subject, 'x'] as const))],
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

/** A campaign with one text in every field that takes it. */
function everywhere(value: string) {
  const typed = value.replaceAll(/[\\{}]/g, (brace) => `\\${brace}`);
  const variant = variantOf(forged(...fields.map(({ path }) => [path, typed] as const))) ?? {};
  return resolve(applyVariant(document, variant));
}

/** What an email is made of: its elements, their attributes, and its conditional comments. */
const anatomy = (html: string) => {
  const $ = load(html);
  const elements = Array.from($('*'), (each) => [$(each).prop('tagName'), $(each).attr() ?? {}]);
  return [elements.map(([name, own]) => [name, Object.keys(Object(own))]), html.match(/<!--\[if/g)];
};

test.each([
  '<script>alert(1)</script>',
  '</title></style></textarea><script src="https://a.example"></script>',
  '"><img src=x onerror=alert(1)>',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  '*|UNSUB|* {{ contact.secret }} %%emailaddr%% {% include "x" %} ${1} {offer.code}',
])('%s stays text in everything that’s made from a campaign', async (attack) => {
  const edited = everywhere(attack);
  const own = edited.audience.email.headline;
  const { content } = await renderEmail(edited);
  const plain = await renderEmail(everywhere('Plain'));
  expect(anatomy(content)).toEqual(anatomy(plain.content));
  expect(load(content).text()).toContain(own);
  expect(emailText(edited)).toContain(own);
  expect(adReadmeText(edited, [], readmeWords)).toContain(own);
  expect(adJson(edited, [])).toMatchObject({ ads: { primary: { headline: own } } });
  for (const sheet of [metaSheet([edited]), linkedinSheet([edited])])
    expect(sheet).toContain(own.replaceAll('"', '""'));
});
