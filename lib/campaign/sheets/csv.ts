/**
 * Where a spreadsheet may see a formula, in half and full width (OWASP, "CSV Injection"): at a
 * cell's start, and after what may start a new cell where `;` or a tab separates them, even if
 * quotation marks or spaces come first. After an apostrophe, too, so that we remove only our own.
 */
const formula = String.raw`(?=[ "']*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])`;
const cellStart = String.raw`(?<=^|[;\t\r\n])`;
const unguarded = new RegExp(cellStart + formula, 'g');
const guard = new RegExp(`${cellStart}'${formula}`, 'g');

/** A sheet's columns by their headers: a text for every row, or what a row has, if it has any. */
export type Columns<Row> = Readonly<Record<string, string | ((row: Row) => string | undefined)>>;

/** Rows as CSV. A column that no row has is left out. */
export function sheetOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const filledColumns = Object.entries(columns)
    .map(([header, value]) => ({
      header,
      cells: rows.map((row) => (typeof value === 'string' ? value : value(row))),
    }))
    .filter(({ cells }) => cells.some((text) => text !== undefined));
  return csv([
    filledColumns.map(({ header }) => header),
    ...rows.map((_, index) => filledColumns.map(({ cells }) => cells[index] ?? '')),
  ]);
}

/** Columns for each number from 1 on: `Headline 1`, `Headline 2`. */
export const numberColumns = <Row>(
  last: number,
  columnsOf: (number: number) => Columns<Row>,
): Columns<Row> =>
  Object.assign({}, ...Array.from({ length: last }, (_, index) => columnsOf(index + 1)));

/**
 * Lines of cells as CSV (RFC 4180, UTF-8 with the byte order mark that Excel needs). What a
 * spreadsheet would run as a formula gets an apostrophe in front, as OWASP advises.
 */
export const csv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string): string => `"${text.replaceAll(unguarded, "'").replaceAll('"', '""')}"`;

/** A cell's text without the apostrophes that `csv` put into it. */
export const withoutApostrophe = (text: string): string => text.replaceAll(guard, '');
