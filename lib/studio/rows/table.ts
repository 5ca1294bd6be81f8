import { longestText } from '@/lib/campaign/document/resolve';
import { escapeRegExp } from '@/lib/campaign/rules/corrections';
import { studioMany } from '@/content/words/studio/many';

type TableFault = Exclude<keyof typeof studioMany.unreadable, 'noFile'>;

/** In characters, and in bytes of a file: the largest table that's read. */
export const maxTableSize = 2_000_000;

const maxRows = 500;
const maxColumns = 500;

/** The line that names the separator for Excel, if it's there, and the first column's header. */
const start = new RegExp(
  `^(?:sep=.(?=[\\r\\n]))?[\\r\\n]*("? *${studioMany.nameColumn} *"?)([\\t;,\\r\\n]|$)`,
  'i',
);

/**
 * The cells of a CSV file (RFC 4180, also with semicolons) or of rows pasted from a spreadsheet.
 * The first row is the header. Empty rows are kept, so that a row's index matches the spreadsheet.
 */
export function readTable(text: string): { cells: string[][] } | { fault: TableFault } {
  if (text.length > maxTableSize) return { fault: 'tooLarge' };
  const csv = text.replace(/^\ufeff/, '');
  const [, name = '', separator = ''] = start.exec(csv) ?? [];
  if (!name) return { fault: 'noHeader' };
  // There's no separator after the only column.
  const between = separator.trim() === '' ? '\t' : separator;
  const cells = cellsOf(csv.slice(csv.indexOf(name)), between);
  if (!cells) return { fault: 'openQuote' };
  const isLarge = cells.some(
    (row) => row.length > maxColumns || row.some((cell) => cell.length > longestText),
  );
  if (isLarge) return { fault: 'tooLarge' };
  const rows = cells.slice(1).filter((row) => !isEmptyRow(row));
  if (rows.length === 0) return { fault: 'noRows' };
  return rows.length > maxRows ? { fault: 'tooManyRows' } : { cells };
}

/** A table as it was pasted, with another name in its header. */
export function renameColumn(table: string, from: string, to: string): string {
  const header = /[",;\t]/.test(to) ? `"${to.replaceAll('"', '""')}"` : to;
  const name = escapeRegExp(from);
  const cell = new RegExp(`(?<=[\\t;,] *)(?:${name}|" *${name} *")(?= *(?:[\\t;,\\r\\n]|$))`, 'i');
  return table.replace(cell, () => header);
}

export const isEmptyRow = (row: readonly string[]): boolean =>
  row.every((cell) => cell.trim() === '');

/** The text's cells; undefined if a cell's quotation mark is never closed. */
function cellsOf(text: string, separator: string): string[][] | undefined {
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)" *(?=[${separator}\\r\\n]|$)`, 'y');
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  let row: string[] = [];
  const rows = [row];
  let at = 0;
  for (;;) {
    quoted.lastIndex = plain.lastIndex = at;
    const [csv = '', inner] = quoted.exec(text) ?? plain.exec(text) ?? [];
    // A spreadsheet pastes a cell that has quotation marks, but no line break, as it is: `"Safe" at
    // home`.
    if (inner === undefined && csv.startsWith('"') && csv.split('"').length % 2 === 0)
      return undefined;
    row.push(inner === undefined ? csv : inner.replaceAll('""', '"'));
    at += csv.length;
    const next = text[at];
    if (next === undefined) return rows;
    at += next === '\r' && text[at + 1] === '\n' ? 2 : 1;
    // A line break at the very end doesn't start another row.
    if (next !== separator && at >= text.length) return rows;
    if (next !== separator) rows.push((row = []));
  }
}

/**
 * The text of a table's file. Excel writes UTF-8 only if it's asked to: "Unicode Text" is UTF-16,
 * and plain CSV uses the computer's encoding, which in the Americas and Western Europe is
 * Windows-1252.
 */
export function tableText(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
