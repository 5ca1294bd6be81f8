/** What starts a formula in a spreadsheet, in half and full width (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Rows, each by column, as CSV (RFC 4180, UTF-8 with the byte order mark that Excel needs). What a
 * row lacks is empty. A cell that a spreadsheet would run as a formula gets an apostrophe in front,
 * as OWASP advises.
 */
export function csv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell's text without the apostrophe that `csv` put in front of it. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
