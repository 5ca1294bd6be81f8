import { parse } from 'csv-parse/sync';
import { csv, withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { property, table } from './property';

const formula = /^[=+\-@\t\r＝＋－＠]/;

property('a parser reads the same cells, and no formula, by any separator', [table], (rows) => {
  const file = csv([Array.from(rows[0] ?? [], (_, column) => String(column)), ...rows]);
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
