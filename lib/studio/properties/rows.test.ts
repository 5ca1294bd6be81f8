import * as fc from 'fast-check';
import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { id as idSchema } from '@/content/schema/text';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { resolveAll } from '@/lib/campaign/document/resolve';
import { runToEnd } from '@/lib/fixtures/run-to-end';
import { property, rowOf, slowProperty, strangeText, table } from '@/lib/properties/property';
import { rowDocument, rowsOf } from '@/lib/studio/rows/rows';
import type { Base } from '@/lib/studio/rows/table-rows';
import { knownNames } from '@/lib/studio/rows/columns';
import { decodeEntities } from '@/lib/studio/rows/entities';
import { readTable } from '@/lib/studio/rows/table';

const [document] = documents;
const paths = typedFieldsOf(document).map(({ path }) => path);

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
  const read = readTable(`\ufeff${text}${end}`, knownNames([]));
  const readable = cells.map((row) => row.map(decodeEntities));
  expect(read).toEqual(
    isEmpty || isLong ? { fault } : { table: { cells: readable, rowsAbove: 0 } },
  );
});

property(
  'any text is a table or has a fault',
  [fc.constantFrom('', 'name', 'name,', 'sep=;\n', '"name";"'), strangeText],
  (start, rest) => {
    const read = readTable(start + rest, knownNames([]));
    expect(read.table === undefined).toBe(read.fault !== undefined);
  },
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
    const read = runToEnd(rowsOf([['name', ...columns], ...rows], base));
    const ids = read.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of read.rows) {
      expect(row.id.length).toBeLessThanOrEqual(40);
      expect(v.is(idSchema, row.id)).toBe(true);
      // What's wrong in the campaign itself stops only some of its files.
      const wrong = new Set(row.problems.map(({ path }) => path));
      const { unknown } = resolveAll(rowDocument(base, row));
      expect(unknown.filter(({ path }) => !wrong.has(path))).toEqual([]);
    }
  },
);
