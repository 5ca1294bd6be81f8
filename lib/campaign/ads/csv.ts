import { stringify } from 'csv-stringify/sync';

/**
 * Rows, each by column, as CSV (RFC 4180, UTF-8 with the mark that Excel needs). A cell that a spreadsheet would take
 * for a formula (it begins with `=`, `+`, `-`, `@`, a tab or a carriage return) gets an apostrophe before it, as OWASP
 * advises: it is no longer run, and is otherwise the same text.
 */
export function csv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string {
  return stringify([columns, ...rows.map((row) => columns.map((column) => row[column]))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
