import { wholeDocument as document } from '@/lib/fixtures/whole-campaign';
import { studioMany } from '@/content/words/studio/many';
import { columnName, knownNames } from './columns';
import { firstRow } from './first-row';
import { numberedRows } from './row-names';
import { exampleTable } from './example-table';
import { areAlike, readRows, rowDocument, rowId, rowsOf as stepsOf } from './rows';
import type { Base } from './table-rows';
import { runToEnd } from '@/lib/fixtures/run-to-end';
import { resolve } from '@/lib/campaign/document/resolve';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { dayIn } from '@/lib/campaign/document/day';
import { discountText } from '@/lib/campaign/document/discount';
import { valueOf } from '@/lib/campaign/document/values';
import { altOf, typedFieldsOf } from '@/lib/campaign/document/fields';
import { readTable } from './table';

const fields = typedFieldsOf(document);
const rowsOf = (...given: Parameters<typeof stepsOf>) => runToEnd(stepsOf(...given));
const base: Base = { document, edits: {} };
const words = studioMany.faults;

const fieldAt = (at: string) => fields.find(({ path }) => path === at)!;

const subject = fieldAt('audience.email.subject');
const intro = fieldAt('audience.email.intro');
const risks = fieldAt('audience.email.risks.items');
const code = fieldAt('offer.code');
const fear = fieldAt('audience.ad.ads.primary.picture.headline');
const remedy = fieldAt('audience.ad.ads.remedy.picture.headline');

const values = (cells: string[][], field = subject, from = base) =>
  rowsOf(cells, from).rows.map((row) => valueOf(rowDocument(from, row), field));

test('each row is a variant of the campaign, named after it', () => {
  const { rows, problems, tokens } = rowsOf(
    [
      ['Name', ` ${subject.label.toUpperCase()} `, intro.path],
      ['New York', 'Hello New York', 'One'],
      ['', '', ''],
      ['Austin', ' Hello  Austin ', 'Two\nlines'],
    ],
    base,
  );
  expect({ problems, tokens }).toEqual({ problems: [], tokens: [] });
  expect(rows.map(({ name, id }) => [name, id])).toEqual([
    ['New York', 'new-york'],
    ['Austin', 'austin'],
  ]);
  const made = rows.map((row) => rowDocument(base, row));
  expect(made.map(({ variant }) => variant)).toEqual(['new-york', 'austin']);
  expect(made.map((row) => valueOf(row, subject))).toEqual(['Hello New York', 'Hello Austin']);
  expect(made.map((row) => valueOf(row, intro))).toEqual(['One', 'Two\n\nlines']);
});

test('an empty cell keeps the text that’s being edited, and a cell can bring the exported one back', () => {
  const edited: Base = { ...base, edits: { [subject.path]: 'Edited' } };
  const original = valueOf(document, subject);
  const cells = [
    ['name', subject.label],
    ['A', ' '],
    ['B', original],
  ];
  expect(values(cells, subject, edited)).toEqual(['Edited', original]);
});

test('entries of a list are on lines of their own, or have bars between them', () => {
  const cells = [
    ['name', risks.label],
    ['A', 'One\r\nTwo'],
    ['B', 'One | Two |  | a|b'],
  ];
  expect(values(cells, risks)).toEqual(['One\nTwo', 'One\nTwo\na|b']);
});

test('tokens follow the row’s own code, and otherwise the one on screen', () => {
  const use = 'Use {offer.code}';
  const cells = [
    ['name', code.label, subject.label],
    ['A', 'AUSTIN20', use],
    ['B', '', use],
  ];
  const subjects = rowsOf(cells, { ...base, edits: { [code.path]: 'SPRING25' } }).rows.map(
    (row) => resolve(rowDocument(base, row)).audience.email.subject,
  );
  expect(subjects).toEqual(['Use AUSTIN20', 'Use SPRING25']);
});

test('faulty rows are named with their number, column and reason, and the others still work', () => {
  const { rows, problems } = rowsOf(
    [
      ['name', subject.label, code.label],
      ['A', 'x'.repeat(1001), 'no code!'],
      ['', 'Hello', ''],
      ['B', 'Hello', ''],
      [' b ', 'Hello', ''],
      ['C', 'Hello'],
      ['D', 'Hello', '', 'more'],
      ['E', 'Hello', '', ''],
    ],
    base,
  );
  expect(rows.map(({ name }) => name)).toEqual(['B', 'C', 'E']);
  expect(problems).toMatchObject([
    {
      row: 2,
      label: code.label,
      sentence: expect.stringContaining('capital letters, digits and hyphens'),
    },
    {
      row: 2,
      label: subject.label,
      sentence: expect.stringContaining(String(subject.limit)),
    },
    { row: 3, sentence: words.noName },
    { row: 5, sentence: `${words.sameName} 4.` },
    { row: 7, sentence: words.tooManyCells },
  ]);
});

test('the name, and each column that isn’t a field, is a token in any text', () => {
  const edited: Base = {
    ...base,
    edits: { [intro.path]: 'In {name}, {city}, {column 3}, {__proto__}' },
  };
  const cells = [
    ['name', ' City', '', subject.label, 'CITY', '__proto__', ''],
    ['A', 'Los  Angeles', 'y', 'Hello, {city}', 'z', 'p', ''],
    ['B', '{offer.code}', 'z', '', '', 'q', ''],
  ];
  const { rows, problems, tokens } = rowsOf(cells, edited);
  expect(problems).toMatchObject([{ row: 1, label: 'CITY', sentence: words.sameColumn }]);
  expect(tokens).toEqual(['City', `${studioMany.column} 3`, '__proto__']);
  const emails = rows.map((row) => resolve(rowDocument(edited, row)).audience.email);
  expect(emails[0]).toMatchObject({
    subject: 'Hello, Los Angeles',
    intro: 'In A, Los Angeles, y, p',
  });
  expect(emails[1]?.intro).toBe(`In B, ${resolve(document).offer.code}, z, q`);
  expect(
    areAlike(
      rowsOf(
        [
          ['name', 'City'],
          ['A', 'x'],
          ['B', 'y'],
        ],
        edited,
      ),
      edited,
    ),
  ).toBe(false);
  expect(
    areAlike(
      rowsOf(
        [
          ['name', 'Town'],
          ['A', 'x'],
          ['B', 'y'],
        ],
        base,
      ),
      base,
    ),
  ).toBe(true);
});

test('a column named location says where a row’s ads are shown, and is a token, too', () => {
  const { rows, ...read } = rowsOf(
    [
      ['name', 'Location'],
      ['A', 'Reno, Nevada'],
      ['B', ''],
    ],
    base,
  );
  // The note about columns without a text's name would be wrong about it.
  expect([read.tokens, areAlike({ rows, ...read }, base)]).toEqual([[], false]);
  const [reno, everywhere] = rows.map((row) => rowDocument(base, row));
  expect([reno?.location, reno?.row?.location]).toEqual(['Reno, Nevada', 'Reno, Nevada']);
  expect(resolve(reno ?? document).location).toBe('Reno, Nevada');
  expect(everywhere?.location).toBeUndefined();
});

test('a column whose name is nearly a text’s is asked about, and isn’t called a token, too', () => {
  const [start = ''] = subject.label.split(' ');
  const cells = [
    ['name', 'Promo cod', `${fear.label}s`, 'City', start],
    ['A', 'NEW1', 'New', 'Reno', 'Hi'],
  ];
  const { problems, tokens, suggestions } = rowsOf(cells, base);
  expect(suggestions).toEqual([
    { column: 'Promo cod', fields: [code.label] },
    {
      column: `${fear.label}s`,
      fields: expect.arrayContaining([columnName(fields, fear), columnName(fields, remedy)]),
    },
    { column: start, fields: [subject.label] },
  ]);
  // A text that has it says what it's for.
  const used: Base = { ...base, edits: { [intro.path]: `{${start.toLowerCase()}}` } };
  expect(rowsOf(cells, used).suggestions.map(({ column }) => column)).not.toContain(start);
  expect(problems.map(({ row, label }) => [row, label])).toEqual([
    [1, 'Promo cod'],
    [1, `${fear.label}s`],
    [1, start],
  ]);
  expect(problems[0]?.sentence).toContain(code.label);
  expect(problems[1]?.sentence).toContain(columnName(fields, remedy));
  expect(tokens).toEqual(['City']);
});

test('a row’s tokens work in a link, a tracking value, a sender and a code, in any capitals', () => {
  const typed = {
    'audience.link': 'https://example.com/{Zip}',
    'audience.campaign': 'Spring {ZIP}',
    'email.sender': 'Us, 1 Main Street, TX {zip}',
    'offer.code': '{city} {zip}',
  };
  const cells = [['name', 'Zip', 'City', ...Object.keys(typed)]];
  cells.push(
    ['A', '78701', 'El Paso', ...Object.values(typed)],
    ['B', '89501', 'São João', ...Object.values(typed)],
  );
  const { rows, problems } = rowsOf(cells, base);
  expect(problems).toMatchObject([]);
  const [, { audience, email, offer } = resolve(document)] = rows.map((row) =>
    resolve(rowDocument(base, row)),
  );
  expect([audience.link, audience.campaign, email.sender, offer.code]).toEqual([
    'https://example.com/89501',
    'spring-89501',
    'Us, 1 Main Street, TX 89501',
    'SAOJOAO89501',
  ]);
});

test('every text is checked with the row’s tokens in it, and an empty cell that one needs is named', () => {
  const edited: Base = { ...base, edits: { [intro.path]: 'In {city}, {town}' } };
  const cells = [
    ['name', 'City', code.label],
    ['A', 'x'.repeat(1001), '{city}'],
    ['B', 'x', ''],
    ['C', '', ''],
  ];
  const { rows, problems, leftOut } = rowsOf(cells, edited);
  expect(rows.map(({ name }) => name)).toEqual(['B']);
  expect(problems.map(({ row, label }) => [row, label])).toEqual([
    [undefined, intro.label],
    [2, code.label],
    [2, intro.label],
    [4, 'City'],
  ]);
  expect(problems[0]).toMatchObject({ path: intro.path });
  expect(problems[0]?.sentence).toContain('{town}');
  expect(problems[3]?.sentence).toBe(words.emptyCell);
  expect(leftOut).toBe(2);
});

test('what’s wrong with the campaign is said once, and in each row that hasn’t got its own text there', () => {
  const cells = [
    ['name', intro.label],
    ['A', ''],
    ['B', ''],
    ['C', 'Fine'],
  ];
  const { rows, problems, leftOut } = rowsOf(cells, { ...base, edits: { [intro.path]: '' } });
  expect(problems).toMatchObject([{ path: intro.path, label: intro.label }]);
  expect([problems[0]?.row, leftOut]).toEqual([undefined, 0]);
  expect(rows.map((row) => row.problems.map(({ path }) => path))).toEqual([
    [intro.path],
    [intro.path],
    [],
  ]);
});

test('a label that two fields share is refused, and a second column for one, but full names work, also as a box has them', () => {
  const [name, other] = [columnName(fields, fear), columnName(fields, remedy)];
  const nameInBox = other.replace(/: (?!.*: )/, ', ');
  const header = ['name', fear.label, name, nameInBox, fear.path];
  const { rows, problems } = rowsOf([header, ['A', 'One', 'Two', 'Three', 'Four']], base);
  expect(problems).toMatchObject([
    { row: 1, label: fear.label, sentence: expect.stringContaining(`“${name}”`) },
    { row: 1, label: fear.path, sentence: words.sameColumn },
  ]);
  expect(problems[0]?.sentence).toContain(`“${other}”`);
  expect(rows[0]?.edits).toEqual({ [fear.path]: 'Two', [remedy.path]: 'Three' });
});

test('the apostrophe that our exports put before a formula is removed again', () => {
  const cells = [
    ['name', subject.label],
    ["'=A", "'- today"],
    ['B', "'Tis the season"],
  ];
  expect(rowsOf(cells, base).rows.map(({ name }) => name)).toEqual(['=A', 'B']);
  expect(values(cells)).toEqual(['- today', "'Tis the season"]);
});

test('every field can be a column, by its full name', () => {
  const names = fields.map((field) => columnName(fields, field));
  const texts = fields.map((field) => valueOf(document, field));
  expect(new Set(names).size).toBe(names.length);
  const { rows, problems, tokens } = rowsOf(
    [
      ['name', ...names],
      ['A', ...texts],
    ],
    base,
  );
  // Fields without an exported value stay empty.
  expect({ problems, tokens, edits: rows[0]?.edits }).toEqual({
    problems: [],
    tokens: [],
    edits: {},
  });
});

test('the example can be read, and its rows are the campaign as it’s edited', () => {
  const edits = { [subject.path]: '=For you: {offer.code}' };
  const { table } = readTable(exampleTable(applyVariant(document, edits)), knownNames(fields));
  const { rows, problems, tokens } = rowsOf(table?.cells ?? [], { ...base, edits });
  expect({ problems, tokens }).toEqual({ problems: [], tokens: [] });
  expect(rows.map(({ name }) => name)).toEqual(studioMany.exampleNames);
  for (const row of rows) expect(row.edits).toEqual(edits);
});

test.each([
  { name: 'Austin', id: 'austin' },
  { name: 'São Paulo / Brazil', id: 'sao-paulo-brazil' },
  { name: 'O’Fallon', id: 'ofallon' },
  { name: 'Łódź Straße', id: 'lodz-strasse' },
  { name: '3rd Street', id: 'row-3rd-street' },
  { name: '東京', id: 'row-7' },
  { name: 'CON', id: 'row-con' },
  { name: `${'a'.repeat(39)} b`, id: 'a'.repeat(39) },
])('the id of row 7 with the name $name is $id', ({ name, id }) => {
  expect(rowId(name, 7, new Set())).toBe(id);
});

test('a row names an image that was added, in any case', () => {
  const file = `${'1'.repeat(32)}.jpg`;
  const images = [{ file, name: 'Austin.JPG', size: [1200, 800] as [number, number] }];
  const from: Base = { document: { ...document, images }, edits: {} };
  const picture = fieldAt('audience.ad.ads.primary.visual');
  const alt = altOf(document, picture) ?? picture;
  const header = ['name', alt.path, picture.path];
  const cells = [
    header,
    ['Austin', 'Our house', 'austin.jpg'],
    ['Denver', '', ''],
    ['Reno', 'A', 'reno.jpg'],
  ];
  const [austin = '', denver] = values(cells, picture, from);
  expect(JSON.parse(austin)).toMatchObject({ id: 'image', file, size: [1200, 800] });
  expect(denver).toBe(valueOf(document, picture));
  expect(rowsOf(cells, from).problems.filter(({ row }) => row)).toEqual([
    expect.objectContaining({ row: 4, sentence: expect.stringContaining('reno.jpg') }),
  ]);
  // Otherwise, the new image would have the old one's alternative text.
  expect(values(cells, alt, from)).toEqual(['Our house', valueOf(document, alt)]);
  const undescribed = rowsOf(
    [
      ['name', picture.path],
      ['Austin', 'austin.jpg'],
    ],
    from,
  ).problems.filter(({ row }) => row);
  const [start = ''] = words.noAlt.split('#');
  expect(undescribed).toEqual([
    expect.objectContaining({ sentence: expect.stringContaining(start) }),
  ]);
});

test('a column that several fields may be meant by asks which one', () => {
  const headline = fieldAt('audience.email.headline');
  const { problems, suggestions, rows } = rowsOf(
    [
      ['name', headline.label.toLowerCase()],
      ['A', 'Hi'],
    ],
    base,
  );
  const full = columnName(fields, headline);
  expect(problems).toMatchObject([{ row: 1, sentence: expect.stringContaining(`“${full}”`) }]);
  expect(suggestions[0]?.fields).toContain(full);
  expect(rows[0]?.edits).toEqual({});
  const chosen = [
    ['name', full],
    ['A', 'Hi'],
  ];
  expect(values(chosen, headline)).toEqual(['Hi']);
});

test('a header is read as databases and forms write it', () => {
  const header = ['name', `${code.label.replace(' ', '_').toUpperCase()} *`, 'City:'];
  const { rows, tokens } = rowsOf([header, ['A', 'NEW1', 'Reno']], base);
  expect([rows[0]?.edits, tokens]).toEqual([{ [code.path]: 'NEW1' }, ['City']]);
});

test('rows under a report’s title are numbered as a spreadsheet does, and named by a column', () => {
  const text = `Report\n\nStore;${code.label}\nAustin;ATX1\nReno;no code!`;
  const { rows, problems, nameColumn } = runToEnd(readRows({ text }, base));
  expect([rows[0]?.name, nameColumn, problems[0]?.row]).toEqual(['Austin', 'Store', 5]);
  expect(firstRow({ text }, document)).toMatchObject({ name: 'Austin', store: 'Austin' });
  const numbered = runToEnd(readRows({ text, nameColumn: numberedRows }, base));
  expect(numbered.rows[0]?.name).toBe('1');
});

test('what a spreadsheet or a program put into a cell is named where it’s used, and nowhere else', () => {
  const cells = [
    ['name', subject.label, 'city', 'Last modified'],
    ['Austin', '#N/A', 'Austin', 'NULL'],
    ['Boise', 'Hello {city}', 'undefined', 'NULL'],
    ['Denver', 'Hello {city}', 'Denver', '#REF!'],
    ['nan', 'Hello', '', ''],
  ];
  const { rows, problems } = rowsOf(cells, base);
  expect(rows.map(({ name }) => name)).toEqual(['Denver']);
  expect(problems.map(({ row, label }) => [row, label])).toEqual([
    [2, subject.label],
    [3, 'city'],
    [5, 'name'],
  ]);
});

test('days, percentages, lists and garbled letters are read as a spreadsheet has them', () => {
  const cells = [
    ['name', 'offer.until', 'offer.discount', risks.path, subject.path],
    ['Austin', '46387', '15%', '● One\n● Two', 'Hello MÃ¼nchen'],
    ['Boise', '2026-12-31T00:00:00', '15,0%', 'o\tOne\no\tTwo', 'O\ufb03ce \ufb01rst'],
  ];
  const { rows, problems } = rowsOf(cells, base);
  expect(problems).toEqual([]);
  const offers = rows.map((row) => resolve(rowDocument(base, row)).offer);
  const { locale } = document.brand;
  const offer = { until: dayIn(locale, '2026-12-31'), discount: discountText(locale, '15%') };
  expect(offers).toMatchObject([offer, offer]);
  expect(values(cells, risks)).toEqual(['One\nTwo', 'One\nTwo']);
  expect(values(cells)).toEqual(['Hello München', 'Office first']);
});
