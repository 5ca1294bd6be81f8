import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { id as idSchema } from '@/content/schema/text';
import { csv, withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { resolveAll } from '@/lib/campaign/document/resolve';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { type Base, rowDocument, rowsOf } from '@/lib/studio/rows/rows';
import { readTable } from '@/lib/studio/rows/table';
import * as v from 'valibot';
import { lastOf } from '@/lib/fixtures/last-of';
import { fileText, property, slowProperty, strangeText } from './property';

const [document] = documents;
const paths = typedFieldsOf(document).map(({ path }) => path);
const formula = /^[=+\-@\t\r＝＋－＠]/;

const rowOf = (width: number) => fc.array(fileText, { minLength: width, maxLength: width });

const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(rowOf(width), { minLength: 1, maxLength: 5 }));

property('a parser reads the same cells, and no formula, by any separator', [table], (rows) => {
  const file = csv(rows.map((row) => Object.fromEntries(row.entries())));
  // Excel needs the byte order mark, and RFC 4180 the line ends.
  expect(file).toMatch(/^\uFEFF"0"[^]*\r\n$/);
  const [, ...read]: string[][] = parse(file, { bom: true });
  expect(read.map((row) => row.map(withoutApostrophe))).toEqual(rows);
  expect(read.flat().filter((cell) => formula.test(cell))).toEqual([]);
  for (const delimiter of [';', '\t']) {
    const loose = { bom: true, delimiter, relax_quotes: true, relax_column_count: true };
    const cells: string[][] = parse(file.replaceAll('"', ''), loose);
    expect(cells.flat().filter((cell) => formula.test(cell))).toEqual([]);
  }
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const separators = fc.constantFrom(',', ';', '\t');
const ends = fc.constantFrom('\n', '\r\n', '\r');

property('a table is read as it was written', [table, separators, ends], (rows, separator, end) => {
  const header = (rows[0] ?? []).map((_, index) => (index === 0 ? 'name' : `c${index}`));
  const cells = [header, ...rows];
  const text = cells.map((row) => row.map(quoted).join(separator)).join(end);
  const isEmpty = rows.every((row) => row.every((cell) => cell.trim() === ''));
  const isLong = rows.some((row) => row.some((cell) => cell.length > 5000));
  const fault = isLong ? 'tooLarge' : 'noRows';
  expect(readTable(`\ufeff${text}${end}`)).toEqual(isEmpty || isLong ? { fault } : { cells });
});

property(
  'any text is a table or has a fault',
  [fc.constantFrom('', 'name', 'name,', 'sep=;\n', '"name";"'), strangeText],
  (start, rest) => expect(Object.keys(readTable(start + rest))).toHaveLength(1),
);

const column = fc.oneof(fc.constantFrom(...paths, 'city'), strangeText);
const header = fc.array(column, { maxLength: 4 });
const wholeTable = header.chain((columns) =>
  fc.tuple(fc.constant(columns), fc.array(rowOf(columns.length + 1), { maxLength: 5 })),
);

slowProperty(
  'any row is a campaign or a fault',
  [wholeTable, strangeText],
  ([columns, rows], text) => {
    const base: Base = { document, edits: { 'audience.email.subject': text } };
    const read = lastOf(rowsOf([['name', ...columns], ...rows], base));
    const ids = read.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of read.rows) {
      expect(row.id.length).toBeLessThanOrEqual(40);
      expect(v.is(idSchema, row.id)).toBe(true);
      expect(resolveAll(rowDocument(base, row)).unknown).toEqual([]);
    }
  },
);
