import type { studioMany } from '@/content/words/studio/many';
import { maxTableSize } from '../table';
import type { Encoding } from './alphabets';
import { decodeAs, decodeText } from './encodings';
import { htmlTable } from './html-table';
import { writeTable } from './write-table';

/** Why a file can't be read. */
type FileFault = keyof (typeof studioMany)['unreadableFiles'];

/** A table's file as text that can be shown and edited, or why it can't be read. */
export interface TableFile {
  text: string;
  fault?: FileFault;
  /** How its bytes were read, if they could be read in other ways, too. */
  encoding?: Encoding;
  /** The names of a workbook's worksheets, and the one that was read. */
  sheets?: string[];
  sheet?: string;
}

export interface ReadOptions {
  /** The user's languages, and the locale that dates and numbers are written in. */
  languages: readonly string[];
  locale: string;
  /** What the user chose, if what was read first looked wrong. */
  encoding?: Encoding;
  sheet?: string;
}

/** In bytes: a workbook is packed, and may have pictures. */
const maxWorkbookSize = 20_000_000;

const faultOf = (fault: FileFault): TableFile => ({ text: '', fault });

/** Reads a file that somebody opens as a table: text in any encoding, a workbook, or a web page. */
export async function readTableFile(bytes: Uint8Array, options: ReadOptions): Promise<TableFile> {
  if (bytes.length === 0) return faultOf('empty');
  if (isOfficeFile(bytes)) return readOfficeFile(bytes, options);
  const binary = binaryFaultOf(bytes);
  if (binary) return faultOf(binary);
  if (bytes.length > maxTableSize) return faultOf('tooLarge');
  const { languages } = options;
  const decodedText = options.encoding
    ? { text: decodeAs(bytes, options.encoding), encoding: options.encoding, isCertain: false }
    : await decodeText(bytes, languages);
  if (isBinary(decodedText.text)) return faultOf('unknown');
  const text = /^\s*</.test(decodedText.text) ? htmlTable(decodedText.text) : decodedText.text;
  if (text === undefined) return faultOf('unknown');
  if (isJson(text)) return faultOf('json');
  return decodedText.isCertain ? { text } : { text, encoding: decodedText.encoding };
}

const startsWith = (bytes: Uint8Array, start: string, at = 0) =>
  Array.from(start).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Whether it's a ZIP file, or what Office saved before it used those, and still does with a password. */
const isOfficeFile = (bytes: Uint8Array) =>
  startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, '\u00d0\u00cf\u0011\u00e0');

/** What a file that isn't text is, by its first bytes. */
function binaryFaultOf(bytes: Uint8Array): FileFault | undefined {
  if (startsWith(bytes, '%PDF')) return 'pdf';
  return startsWith(bytes, '{\\rtf') ? 'document' : undefined;
}

/** Whether a file isn't text, but a picture or the like: it has many characters that nobody types. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 4000);
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  const controls = sample.match(/[\0-\u0008\u000e-\u0019]/g) ?? [];
  return controls.length * 50 > sample.length;
}

/** Office programs save ZIP files, in which folders tell which program it was. */
async function readOfficeFile(
  bytes: Uint8Array,
  { sheet, locale }: ReadOptions,
): Promise<TableFile> {
  if (bytes.length > maxWorkbookSize) return faultOf('tooLarge');
  // On demand: most tables are text.
  const { isZip, namesInZip, PasswordError, readWorkbook } = await import('./workbook');
  try {
    const names = isZip(bytes) ? namesInZip(bytes) : [];
    if (names.includes('Index/Document.iwa')) return faultOf('numbers');
    if (names.includes('word/document.xml')) return faultOf('document');
    if (isZip(bytes) && !names.some((name) => workbookPart.test(name))) return faultOf('unknown');
    const worksheets = await readWorkbook(bytes, locale);
    const worksheet = worksheets.find(({ name }) => name === sheet) ?? worksheets[0];
    if (!worksheet) return faultOf('empty');
    const sheets = worksheets.map(({ name }) => name);
    return { text: writeTable(worksheet.rows), sheet: worksheet.name, sheets };
  } catch (error) {
    if (error instanceof RangeError) return faultOf('tooLarge');
    return faultOf(error instanceof PasswordError ? 'password' : 'damagedWorkbook');
  }
}

/** What Excel's workbooks have, and what LibreOffice's have. */
const workbookPart = /^(?:xl\/workbook\.(?:xml|bin)|content\.xml)$/i;

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
