/**
 * Where a spreadsheet may see a formula, in half and full width (OWASP, "CSV Injection"): at a
 * cell's start, and after what may start a new cell where `;` or a tab separates them, even if
 * quotation marks or spaces come first. After an apostrophe, too, so that we remove only our own.
 */
const formula = String.raw`(?=[ "']*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])`;
const cellStart = String.raw`(?<=^|[;\t\r\n])`;
const unguarded = new RegExp(cellStart + formula, 'g');
const guard = new RegExp(`${cellStart}'${formula}`, 'g');

/**
 * Rows, each by column, as CSV (RFC 4180, UTF-8 with the byte order mark that Excel needs). A
 * missing value is an empty cell. What a spreadsheet would run as a formula gets an apostrophe in
 * front, as OWASP advises.
 */
export function csv(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

/** Texts by their columns: `Headline 1`, `Headline 2`. */
export const numbered = (name: string, texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, index) => [`${name} ${index + 1}`, text]));

const cell = (text: string): string => `"${text.replaceAll(unguarded, "'").replaceAll('"', '""')}"`;

/** A cell's text without the apostrophes that `csv` put into it. */
export const withoutApostrophe = (text: string): string => text.replaceAll(guard, '');
