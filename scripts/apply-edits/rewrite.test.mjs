/** @jest-environment node */
import { locate } from './locate.mjs';
import { changesFor, rewritten } from './rewrite.mjs';
import { sourceOf } from './source.mjs';

const modules = {
  'content/offer': { offer: { code: 'SAVE10', discount: '10%', guarantee: '30 days' } },
  'content/figures': {
    figures: { cost: { text: '$4.35M' }, exposed: { text: '89%' }, uptime: { text: '9%' } },
  },
  'content/schema/placeholder': { placeholder: (/** @type {string} */ value) => value },
};

const load = async (/** @type {string} */ name) =>
  Object.entries(modules).find(([each]) => each === name)?.[1] ?? {};

const imports = `import { offer } from '../offer';
import { figures } from '../figures';
import { placeholder } from '../schema/placeholder';
`;

const file = 'content/a/email.ts';

/**
 * The file with one value changed.
 * @param {string} text @param {string} path @param {string} value
 * @param {{ lines?: string[], keepsPlaceholder?: boolean, others?: Record<string, string> }} [options]
 */
async function edited(text, path, value, { lines, keepsPlaceholder = true, others = {} } = {}) {
  const sources = new Map(
    Object.entries({ [file]: text, ...others }).map(([name, code]) => [name, sourceOf(name, code)]),
  );
  const open = (/** @type {string} */ name) => sources.get(name) ?? sources.get(`${name}.ts`);
  const place = locate(open, { file, name: 'email' }, path);
  if (typeof place === 'string') return { refused: place };
  const { changes, notes, needsOffer } = await changesFor(load, place, {
    value,
    list: lines !== undefined,
    wasLines: lines ?? [],
    keepsPlaceholder,
  });
  return {
    text: rewritten(place.source, changes, needsOffer),
    file: place.source.file,
    path: place.path,
    notes,
  };
}

const withValue = (/** @type {string} */ code) =>
  `${imports}const used = [offer, figures, placeholder];\nexport const email = { a: { text: ${code} }, used };\n`;

test.each([
  ["'Old'", 'It’s new', "'It’s new'"],
  ["'Old'", "It's \\ `new` ${x}", "'It\\'s \\\\ `new` ${x}'"],
  ["'Old'", '{discount} off with {code}', '`${offer.discount} off with ${offer.code}`'],
  ["'Old'", 'Costs ${code}', '`Costs \\$${offer.code}`'],
  ["'Old'", '`{code}` ${x} \\', '`\\`${offer.code}\\` \\${x} \\\\`'],
  ["'Old'", '{code}', 'offer.code'],
  [
    '`${figures.cost.text} a breach`',
    'A breach: $4.35M. $4.35M!',
    '`A breach: ${figures.cost.text}. ${figures.cost.text}!`',
  ],
  [
    '`${figures.exposed.text}, ${figures.uptime.text}`',
    '89%, 9%, 0.9%, 9%s, 189%, 99%',
    '`${figures.exposed.text}, ${figures.uptime.text}, 0.9%, 9%s, 189%, 99%`',
  ],
  ['`For ${offer.discount}`', 'At 10% in all', '`At ${offer.discount} in all`'],
  ['offer.guarantee', 'Now 30 days', '`Now ${offer.guarantee}`'],
  ["placeholder('Old')", 'New', "placeholder('New')"],
  ['percent(10).text', '12.5%', 'percent(12.5).text'],
  ['percent(10).text', 'Half', "'Half'"],
])('%s becomes “%s”', async (code, value, expected) => {
  const { text } = await edited(withValue(code), 'a.text', value);
  expect(text).toBe(withValue(expected));
});

test('a reference that’s gone from a text is noted, and its import is removed', async () => {
  const before = `${imports}export const email = { text: placeholder(\`\${figures.cost.text} \${offer.code}\`) };\n`;
  const { text, notes } = await edited(before, 'text', 'Only {code}', { keepsPlaceholder: false });
  expect(text).toBe(
    "import { offer } from '../offer';\nexport const email = { text: `Only ${offer.code}` };\n",
  );
  expect(notes).toEqual(['no longer has figures.cost.text ($4.35M)']);
});

test.each([
  ['', "import { offer } from '../offer';\n", 'offer'],
  [
    "import { offer as deal } from '../offer';\n",
    "import { offer as deal } from '../offer';\n",
    'deal',
  ],
  [
    'const offer = 1;\n',
    "import { offer as sharedOffer } from '../offer';\nconst offer = 1;\n",
    'sharedOffer',
  ],
])('the offer is imported if it has to be: %j', async (before, after, name) => {
  const { text } = await edited(
    `${before}export const email = { text: 'Old' };\n`,
    'text',
    '{code}',
  );
  expect(text).toBe(`${after}export const email = { text: ${name}.code };\n`);
});

const items = (/** @type {string} */ code) =>
  `${imports}const used = [offer, figures, placeholder];\nexport const email = { items: ${code}, used };\n`;
const list =
  "[\n  // First.\n  `${figures.cost.text} lost`,\n  'Two', // Second.\n  offer.guarantee,\n]";
const lines = ['$4.35M lost', 'Two', '30 days'];

test.each([
  ['$4.35M lost\nOther\n30 days', list.replace("'Two'", "'Other'"), []],
  [
    'Two\n$4.35M lost',
    "['Two', `${figures.cost.text} lost`]",
    ['no longer has offer.guarantee (30 days)'],
  ],
  [
    '$4.35M lost\nTwo\n30 days\n{code}',
    "[`${figures.cost.text} lost`, 'Two', offer.guarantee, offer.code]",
    [],
  ],
  ['All of $4.35M', '[`All of ${figures.cost.text}`]', ['no longer has offer.guarantee (30 days)']],
])('list entries that stay keep their code: %j', async (value, expected, notes) => {
  expect(await edited(items(list), 'items', value, { lines })).toMatchObject({
    text: items(expected),
    notes,
  });
});

test('constants and imports are followed to the value itself', async () => {
  const others = { 'content/a/words.ts': "export const words = { text: 'Old' };\n" };
  const start =
    "import { words } from './words';\nconst inner = { words } as const;\nexport const email = { inner } satisfies object;\n";
  expect(await edited(start, 'inner.words.text', 'New', { others })).toMatchObject({
    file: 'content/a/words.ts',
    path: 'text',
    text: "export const words = { text: 'New' };\n",
  });
});

test('a value that’s missing is added to its object', async () => {
  const { text } = await edited("export const email = { a: {}, b: 'x', };\n", 'sender', 'Us');
  expect(text).toBe("export const email = { a: {}, b: 'x', sender: 'Us', };\n");
  expect((await edited('export const email = {};\n', 'sender', 'Us')).text).toBe(
    "export const email = {sender: 'Us'};\n",
  );
});

test.each([
  ['export const email = { ...base };', 'text'],
  ["export const email = { text: 'x', ...base };", 'text'],
  ['export const email = { a: made() };', 'a.text'],
  ['export const email = { a: {} };', 'a.b.c'],
  ['const a = [...all];\nexport const email = { a };', 'a.0'],
  ["const a = { text: 'x' };\nexport const email = { a, b: a };", 'a.text'],
  ['export const email = { a: missing };', 'a.text'],
  ["export const other = { text: 'x' };", 'text'],
])('it says why it can’t be changed: %s', async (text, path) => {
  expect((await edited(text, path, 'New')).refused).toMatch(/^content\/a\/email\.ts .*[^.]$/);
});
