import { cleanLine } from '@/lib/campaign/document/clean-text';
import { splitCells, type TableFormat } from './cells';

/** How a table's text is written, and which of its rows has the columns' names, from 0 on. */
export interface TableLayout extends TableFormat {
  headerRow: number;
}

/** Whether a column can have that name: `name`, or a text's. */
export type IsKnown = (name: string) => boolean;

/** In this order, if several fit: a table with only one column has no separator. */
const separators = ['\t', ',', ';', '|'];

/** In characters, and in rows: the start of a table, in which its layout shows. */
const sampleLength = 50_000;
const sampleRows = 50;

/** The line that names the separator for Excel. It's no row. */
const separatorLine = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** Old systems mark where a file ends, and fill up the rest. */
// oxlint-disable-next-line no-control-regex -- this is the mark
const endOfFile = /\u001a[\s\0\u001a]*$/;

/** A table's text without what isn't its rows, and the separator that it names itself. */
export function tableBody(text: string): { body: string; separator?: string } {
  const rows = text.replace(/^\ufeff/, '').replace(endOfFile, '');
  const [line = '', separator] = separatorLine.exec(rows) ?? [];
  return { body: rows.slice(line.length), separator };
}

/**
 * Finds out how a table is written: of all ways to split it, the one that finds the most columns
 * with known names, and otherwise the one by which the most rows are as long as the header.
 */
export function layoutOf(text: string, isKnown: IsKnown): TableLayout {
  const { body, separator } = tableBody(text);
  const sample = body.slice(0, sampleLength);
  const quotes = sample.includes("'") ? ['"', "'"] : ['"'];
  const ways = (separator ? [separator] : separators).flatMap((between) =>
    quotes.map((quote) => judge(sample, { separator: between, quote }, isKnown)),
  );
  const [best] = ways.toSorted((one, other) => other.known - one.known || other.fit - one.fit);
  return best?.layout ?? { separator: ',', quote: '"', headerRow: 0 };
}

function judge(sample: string, format: TableFormat, isKnown: IsKnown) {
  const rows: string[][] = [[]];
  for (const { value, isLastInRow } of splitCells(sample, format)) {
    rows.at(-1)?.push(value);
    if (isLastInRow && rows.push([]) > sampleRows) break;
  }
  const headerRow = findHeader(rows, isKnown);
  const header = rows[headerRow] ?? [];
  const alike = rows.slice(headerRow).filter((row) => row.length === header.length);
  return {
    layout: { ...format, headerRow },
    known: header.filter(isKnown).length,
    fit: header.length > 1 ? alike.length : 0,
  };
}

/**
 * The row with the columns' names: the one that has the most known ones. A table without any has its
 * names in the first row that's about as full as its fullest: above, reports have a title.
 */
function findHeader(rows: readonly string[][], isKnown: IsKnown): number {
  const filledCounts = rows.map((row) => row.filter((cell) => cleanLine(cell) !== '').length);
  const knownCounts = rows.map((row) => row.filter(isKnown).length);
  const most = Math.max(...knownCounts);
  const headerIndex = knownCounts.indexOf(most);
  if (most > 0 && most * 2 >= (filledCounts[headerIndex] ?? 0)) return headerIndex;
  const enough = Math.max(...filledCounts) * 0.6;
  return filledCounts.findIndex((count) => count > 0 && count >= enough);
}
