import { unzipSync } from 'fflate';
import {
  cellText,
  elementsIn,
  type NumberFormats,
  numberFormatsOf,
  textOf,
} from './workbook-cells';

/** A worksheet of an Excel workbook that isn't hidden. */
export interface Sheet {
  name: string;
  /** Its rows, as Excel shows them in a locale. */
  read: (locale: string) => string[][];
}

/** In bytes, unpacked: the largest workbook that's read. A small file can unpack to gigabytes. */
const maxUnpackedSize = 40_000_000;

/** The parts of a workbook that have its cells. The rest are pictures, charts and settings. */
const partPath =
  /^xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(?:\.rels)?$/i;

/**
 * The worksheets of an Excel workbook (ECMA-376, SpreadsheetML).
 * @throws {RangeError} if it's larger than it may be
 * @throws {Error} if it's damaged
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpack(bytes);
  const part = (path: string) => {
    const file = parts.get(path.toLowerCase());
    return file ? parseXml(file) : undefined;
  };
  const workbook = part('xl/workbook.xml');
  const styles = part('xl/styles.xml');
  const links = elementsIn(part('xl/_rels/workbook.xml.rels'), 'Relationship');
  const formats: NumberFormats = {
    patterns: numberFormatsOf(styles),
    startsIn1904: /^(?:1|true)$/.test(
      elementsIn(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '',
    ),
  };
  const texts = elementsIn(part('xl/sharedStrings.xml'), 'si').map(textOf);
  return elementsIn(workbook, 'sheet').flatMap((element) => {
    const id = element.getAttributeNS(relationships, 'id') ?? element.getAttribute('r:id');
    const target = links.find((link) => link.getAttribute('Id') === id)?.getAttribute('Target');
    const sheet = target && part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    const isHidden = element.getAttribute('state')?.toLowerCase().includes('hidden');
    if (!sheet || isHidden) return [];
    const name = element.getAttribute('name') ?? '';
    const read = (locale: string) =>
      rowsOf(sheet, (cell) => cellText(cell, { texts, formats, locale }));
    return { name, read };
  });
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!partPath.test(name)) return false;
      size += originalSize;
      // No file unpacks to more than it says.
      if (size > maxUnpackedSize) throw new RangeError('The workbook is too large.');
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, file]) => [name.toLowerCase(), file]));
}

function parseXml(file: Uint8Array): Document {
  const text = new TextDecoder(file[0] === 0xff ? 'utf-16le' : 'utf-8').decode(file);
  // Excel writes none, and entities in one can make a small file endless.
  if (text.includes('<!DOCTYPE')) throw new Error('The workbook has a document type.');
  return new DOMParser().parseFromString(text, 'application/xml');
}

function rowsOf(sheet: Document, read: (cell: Element) => string): string[][] {
  const rows: string[][] = [];
  for (const row of elementsIn(sheet, 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    const cells: string[] = [];
    for (const cell of elementsIn(row, 'c')) {
      const column = placeOf(cell.getAttribute('r') ?? '')?.column ?? cells.length;
      while (cells.length < column) cells.push('');
      cells[column] = read(cell);
    }
    while (rows.length < number - 1 && rows.length < maxRows) rows.push([]);
    rows.push(cells);
    if (rows.length > maxRows) break;
  }
  return fillMerged(rows, sheet);
}

/** More rows than a table may have. */
const maxRows = 5000;
const maxColumns = 1000;

/** Cells that are merged over several rows have the same text in each; a title above stays one cell. */
function fillMerged(rows: string[][], sheet: Document): string[][] {
  for (const merged of elementsIn(sheet, 'mergeCell')) {
    const [from, to] = (merged.getAttribute('ref') ?? '').split(':').map(placeOf);
    if (!from || !to || from.column !== to.column) continue;
    for (const row of rows.slice(from.row + 1, to.row + 1))
      row[from.column] = rows[from.row]?.[from.column] ?? '';
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** A cell's place, from 0 on: `B3` is column 1, row 2. */
function placeOf(reference: string): { column: number; row: number } | undefined {
  const [, letters = '', digits] = /^([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  if (!digits) return undefined;
  const column = Array.from(letters).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { column: Math.min(column - 1, maxColumns), row: Number(digits) - 1 };
}
