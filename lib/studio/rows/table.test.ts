import { maxTableSize, readTable, tableText } from './table';

/** Rows whose cells have bars between them. */
const rows = (...lines: string[]) => lines.map((line) => line.split('|'));

test.each([
  [
    'the only column may be the name, even with commas in it',
    'name\nNew York, NY\n"Denver; CO"\n',
    rows('name', 'New York, NY', 'Denver; CO'),
  ],
  [
    'the line that tells Excel the separator isn’t a row',
    'sep=;\r\nName;A, B\r\nx;1',
    rows('Name|A, B', 'x|1'),
  ],
  [
    'empty rows are kept, so that the others keep their numbers',
    'name,A\n\nx,1\n,\ny,2\n',
    rows('name|A', '', 'x|1', '|', 'y|2'),
  ],
  [
    'a quotation mark inside a cell, or around a part of a pasted cell, stays',
    'name\tA\tB\nx\t5" pipe\t"Safe" at home\ny\t"Safe"\t',
    rows('name|A|B', 'x|5" pipe|"Safe" at home', 'y|Safe|'),
  ],
])('%s', (_, text, cells) => {
  expect(readTable(text)).toEqual({ cells });
});

test.each([
  ['noHeader', 'Austin,Hello\nDenver,Hi'],
  ['noHeader', 'names,Subject\nx,y'],
  ['noHeader', 'PK\u0003\u0004\u0000\u0000'],
  // Line by line: an expression that tries every way to split them takes minutes.
  ['noHeader', `sep=;${'\n'.repeat(200_000)}`],
  ['noRows', 'name'],
  ['noRows', 'name,A\n\n,\n'],
  ['openQuote', 'name,A\nx,"never\ny,closed'],
  ['openQuote', 'name,A\nx,"'],
  ['tooManyRows', `name,A\n${'x,1\n'.repeat(501)}`],
  ['tooLarge', `name,A\nx,${'1'.repeat(maxTableSize)}`],
  ['tooLarge', `name${',A'.repeat(500)}\nx,1`],
  ['tooLarge', `name,A\nx,${'1'.repeat(5001)}`],
])('says that a table has the fault %s: %.20j', (fault, text) => {
  expect(readTable(text)).toEqual({ fault });
});

test('500 rows aren’t too many, and a long cell is fine', () => {
  const text = `name,A\n${'x,1\n'.repeat(499)}x,"${'""'.repeat(5000)}"`;
  expect(readTable(text)).toHaveProperty('cells.length', 501);
});

const bytes = (codes: Iterable<number>) => Uint8Array.from(codes).buffer;

test('a file is read in the encodings that Excel writes', () => {
  const text = 'name;Füße\r\nx;“1”';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(tableText(bytes(Buffer.from(`\ufeff${text}`)))).toBe(text);
  expect(tableText(bytes(utf16))).toBe(text);
  // Windows-1252. Not all versions of Node.js know its quotation marks, but browsers do.
  const plain = text.replace(/[“”]/g, '');
  expect(tableText(bytes(Buffer.from(plain, 'latin1')))).toBe(plain);
});
