import { longestText } from '@/lib/campaign/document/resolve';
import { studioMany } from '@/content/words/studio/many';
import { splitCells } from './cells';
import { headerName } from './columns';
import { decodeEntities } from './entities';
import { type IsKnown, layoutOf, tableBody } from './layout';

type TableFault = keyof (typeof studioMany)['unreadable'];

/** In characters, and in bytes of a file of text: the largest table that's read. */
export const maxTableSize = 2_000_000;

const maxRows = 500;
const maxColumns = 500;

/** A table as it was pasted, and the column that names its rows, if somebody has chosen one. */
export interface TableText {
  text: string;
  nameColumn?: string;
}

interface Table {
  /** The header comes first. Empty rows are kept, so that a row's index matches the spreadsheet. */
  cells: string[][];
  /** How many rows are above the header: a report's title, its dates. */
  rowsAbove: number;
}

export type ReadTable =
  | { table: Table; fault?: undefined; row?: undefined }
  | { table?: undefined; fault: TableFault; /** As a spreadsheet counts it. */ row?: number };

/** A table in the text of a file or of rows pasted from a spreadsheet, however it's written. */
export function readTable(text: string, isKnown: IsKnown): ReadTable {
  if (text.length > maxTableSize) return { fault: 'tooLarge' };
  const { headerRow, ...format } = layoutOf(text, isKnown);
  const rows: string[][] = [[]];
  const body = withoutBlankEnd(tableBody(text).body, format.separator);
  for (const { value, isLastInRow, isOpen } of splitCells(body, format)) {
    if (isOpen) return { fault: 'openQuote', row: rows.length };
    if (value.length > longestText) return { fault: 'tooLarge' };
    const row = rows.at(-1);
    row?.push(withoutMarkup(value));
    if (isLastInRow) rows.push([]);
  }
  const cells = withoutEmptyColumns(rows.slice(headerRow, -1));
  if ((cells[0]?.length ?? 0) > maxColumns) return { fault: 'tooLarge' };
  const filledRows = cells.slice(1).filter((row) => !isEmptyRow(row));
  if (filledRows.length === 0) return { fault: 'noRows' };
  if (filledRows.length > maxRows) return { fault: 'tooManyRows' };
  return { table: { cells, rowsAbove: headerRow } };
}

/**
 * A table's text without the empty rows at its end: formatted down to the last row of a worksheet,
 * it has hundreds of thousands of them.
 */
function withoutBlankEnd(body: string, separator: string): string {
  let end = body.length;
  while (end > 0 && (body[end - 1] === separator || body[end - 1]?.trim() === '')) end -= 1;
  return body.slice(0, end);
}

/** A table as it was pasted, with another name for the column that has this one. */
export function renameColumn(
  text: string,
  names: { from: string; to: string },
  isKnown: IsKnown,
): string {
  const { headerRow, ...format } = layoutOf(text, isKnown);
  const { body } = tableBody(text);
  const isWanted = (name: string) => headerName(name).toLowerCase() === names.from.toLowerCase();
  const { separator, quote } = format;
  const to = [separator, quote].some((sign) => names.to.includes(sign))
    ? `${quote}${names.to.replaceAll(quote, quote + quote)}${quote}`
    : names.to;
  let row = 0;
  for (const { value, start, end, isLastInRow } of splitCells(body, format)) {
    if (row === headerRow && isWanted(value)) {
      const before = text.length - body.length;
      return text.slice(0, before + start) + to + text.slice(before + end);
    }
    if (isLastInRow) row += 1;
    if (row > headerRow) break;
  }
  return text;
}

export const isEmptyRow = (row: readonly string[]): boolean =>
  row.every((cell) => cell.trim() === '');

/** A cell's text as people read it: Excel's `="01234"` is 01234, and `&amp;` is &. */
const withoutMarkup = (cell: string) =>
  decodeEntities(
    cell.replace(/^\s*="((?:[^"]|"")*)"\s*$/, (_, inner: string) => inner.replaceAll('""', '"')),
  );

/**
 * Rows of the same length. Excel leaves out empty cells at a row's end, and columns may be empty: a
 * row that's formatted to its end has 16,384.
 */
function withoutEmptyColumns(rows: readonly (readonly string[])[]): string[][] {
  const used = new Set<number>();
  for (const row of rows)
    for (const [index, cell] of row.entries()) if (cell.trim() !== '') used.add(index);
  const columns = [...used].toSorted((one, other) => one - other);
  return rows.map((row) => columns.map((index) => row[index] ?? ''));
}
