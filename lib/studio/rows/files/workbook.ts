import { unzipSync } from 'fflate';
import { type CellValue, EncryptedFileError, formatValue, read, type Sheet } from 'hucre';
import { dayIn } from '@/lib/campaign/document/day';

/** A worksheet that isn't hidden or empty, with its cells as a spreadsheet shows them. */
export interface Worksheet {
  name: string;
  rows: string[][];
}

/** A workbook that only opens with a password. */
export class PasswordError extends Error {}

/** In bytes, unpacked: the largest workbook that's read. A small file can unpack to gigabytes. */
const maxUnpackedSize = 40_000_000;

/** More rows than a table may have. */
const maxRows = 5000;

/** The names of the files in a ZIP file, such as a workbook. @throws {Error} if it's damaged */
export function namesInZip(bytes: Uint8Array): string[] {
  return filesInZip(bytes).map(({ name }) => name);
}

function filesInZip(bytes: Uint8Array) {
  const files: { name: string; originalSize: number; size: number }[] = [];
  unzipSync(bytes, {
    filter(file) {
      files.push(file);
      // Nothing is unpacked.
      return false;
    },
  });
  return files;
}

/**
 * The worksheets of a workbook that Excel (.xlsx, .xlsb or .xls) or LibreOffice (.ods) has saved.
 * @param locale how dates and numbers are written
 * @throws {RangeError} if it's larger than it may be
 * @throws {PasswordError} if it has a password
 * @throws {Error} if it's damaged
 */
export async function readWorkbook(bytes: Uint8Array, locale: string): Promise<Worksheet[]> {
  if (isZip(bytes) && unpackedSize(bytes) > maxUnpackedSize)
    throw new RangeError('The workbook is too large.');
  const { sheets } = await read(bytes, {
    readStyles: true,
    maxRows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch((error: unknown) =>
    Promise.reject(error instanceof EncryptedFileError ? new PasswordError() : error),
  );
  return sheets
    .filter(({ rows, hidden }) => rows.length > 0 && !hidden)
    .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet, locale) }));
}

export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);

/** In bytes, as the files say, which is as much as is unpacked of each. */
const unpackedSize = (bytes: Uint8Array): number =>
  filesInZip(bytes).reduce((sum, { size, originalSize }) => sum + (originalSize || size * 1032), 0);

function rowsOf({ rows, cells, merges = [] }: Sheet, locale: string): string[][] {
  const texts = rows
    .slice(0, maxRows)
    .map((row, rowIndex) =>
      row.map((value, column) =>
        cellText(value, cells?.get(`${rowIndex},${column}`)?.style?.numFmt, locale),
      ),
    );
  // Cells that are merged over several rows have the same text in each; a title above stays one cell.
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (startCol !== endCol) continue;
    for (const row of texts.slice(startRow + 1, endRow + 1))
      row[startCol] = texts[startRow]?.[startCol] ?? '';
  }
  return texts;
}

/** A cell's text as a spreadsheet shows it: `15%`, not 0.15, and `01234`, not 1234. */
function cellText(value: CellValue | undefined, numberFormat = 'General', locale: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // A day is written as the locale does it, like any other.
  if (value instanceof Date && !hasTime(numberFormat))
    return dayIn(locale, value.toISOString().slice(0, 10));
  // Excel shows 15 digits: 0.3, not 0.30000000000000004.
  if (typeof value === 'number' && numberFormat === 'General')
    return String(Number(value.toPrecision(15)));
  return formatValue(value, numberFormat, { locale }).trim();
}

/** Whether a date's format has hours. Words in it, and colors, don't count. */
const hasTime = (numberFormat: string) =>
  /h/i.test(numberFormat.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
