import { maxTableSize, readTable, tableText, renameColumn } from './table';

test.each([
  {
    rule: 'the only column may be the name, even with commas in it',
    text: 'name\nNew York, NY\n"Denver; CO"\n',
    cells: [['name'], ['New York, NY'], ['Denver; CO']],
  },
  {
    rule: 'the line that tells Excel the separator isn’t a row',
    text: 'sep=;\r\nName;A, B\r\nx;1',
    cells: [
      ['Name', 'A, B'],
      ['x', '1'],
    ],
  },
  {
    rule: 'empty rows are kept, so that the others keep their numbers',
    text: 'name,A\n\nx,1\n,\ny,2\n',
    cells: [['name', 'A'], [''], ['x', '1'], ['', ''], ['y', '2']],
  },
  {
    rule: 'a quotation mark inside a cell, or around a part of a pasted cell, stays',
    text: 'name\tA\tB\nx\t5" pipe\t"Safe" at home\ny\t"Safe"\t',
    cells: [
      ['name', 'A', 'B'],
      ['x', '5" pipe', '"Safe" at home'],
      ['y', 'Safe', ''],
    ],
  },
])('$rule', ({ text, cells }) => {
  expect(readTable(text)).toEqual({ cells });
});

test.each([
  { fault: 'noHeader', text: 'Austin,Hello\nDenver,Hi' },
  { fault: 'noHeader', text: 'names,Subject\nx,y' },
  { fault: 'noHeader', text: 'PK\u0003\u0004\u0000\u0000' },
  // Line by line: an expression that tries every way to split them takes minutes.
  { fault: 'noHeader', text: `sep=;${'\n'.repeat(200_000)}` },
  { fault: 'noRows', text: 'name' },
  { fault: 'noRows', text: 'name,A\n\n,\n' },
  { fault: 'openQuote', text: 'name,A\nx,"never\ny,closed' },
  { fault: 'openQuote', text: 'name,A\nx,"' },
  { fault: 'tooManyRows', text: `name,A\n${'x,1\n'.repeat(501)}` },
  { fault: 'tooLarge', text: `name,A\nx,${'1'.repeat(maxTableSize)}` },
  { fault: 'tooLarge', text: `name${',A'.repeat(500)}\nx,1` },
  { fault: 'tooLarge', text: `name,A\nx,${'1'.repeat(5001)}` },
])('says that a table has the fault $fault', ({ fault, text }) => {
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

test.each([
  { table: 'name,Subject\nA,Hi', renamed: 'name,Subject line\nA,Hi' },
  { table: 'name\tsubject\tb\nA\tSubject\tc', renamed: 'name\tSubject line\tb\nA\tSubject\tc' },
  { table: '"name"; "Subject" ;"b"\r\nA;Hi;c', renamed: '"name"; Subject line ;"b"\r\nA;Hi;c' },
  { table: 'name,My Subject,Subject', renamed: 'name,My Subject,Subject line' },
])('a column gets another name in $table', ({ table, renamed }) => {
  expect(renameColumn(table, 'Subject', 'Subject line')).toBe(renamed);
});

test('a name with a separator in it is quoted', () => {
  const renamed = renameColumn('name,a.b\nA,1', 'a.b', 'Reel, shot "1"');
  expect(readTable(renamed)).toEqual({
    cells: [
      ['name', 'Reel, shot "1"'],
      ['A', '1'],
    ],
  });
});
