import { writeTable } from './write-table';

/**
 * The largest table of a web page, as a spreadsheet copies it. Many tools save one with the ending of
 * an Excel file. Undefined if there's none.
 */
export function htmlTable(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [table] = Array.from(page.querySelectorAll('table')).toSorted(
    (one, other) => other.rows.length - one.rows.length,
  );
  if (!table || table.rows.length === 0) return undefined;
  return writeTable(Array.from(table.rows, ({ cells }) => Array.from(cells).flatMap(textsOf)));
}

/** A cell that spans several columns has empty ones after it. */
function textsOf(cell: HTMLTableCellElement): string[] {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const text = cell.textContent.replaceAll(/[^\S\n]+/g, ' ').trim();
  return [text, ...Array<string>(Math.min(cell.colSpan, 500) - 1).fill('')];
}
