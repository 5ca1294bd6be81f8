import { knownNames } from './columns';
import { maxTableSize, readTable, renameColumn } from './table';

/** The columns of these tables that a campaign knows. */
const isKnown = (header: string) =>
  knownNames([])(header) || /^(subject line|promo code)$/i.test(header.trim());

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
    rule: 'that line may be quoted, and any separator is one',
    text: '"sep=^"\r\nname^A|B\r\nx^1, 2',
    cells: [
      ['name', 'A|B'],
      ['x', '1, 2'],
    ],
  },
  {
    rule: 'empty rows are kept, so that the others keep their numbers',
    text: 'name,A\n\nx,1\n,\ny,2\n',
    cells: [
      ['name', 'A'],
      ['', ''],
      ['x', '1'],
      ['', ''],
      ['y', '2'],
    ],
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
  {
    rule: 'a part in quotation marks doesn’t reach over the next cell',
    text: 'name\tA\tB\nx\t"Safe" at home\t"Yes"',
    cells: [
      ['name', 'A', 'B'],
      ['x', '"Safe" at home', 'Yes'],
    ],
  },
  {
    rule: 'bars separate columns',
    text: 'name|Subject line\nAustin|Hello; you, there',
    cells: [
      ['name', 'Subject line'],
      ['Austin', 'Hello; you, there'],
    ],
  },
  {
    rule: 'a space may come before a quotation mark',
    text: '"name", "Subject line"\r\n"Austin", "Hello, Austin"\r\n',
    cells: [
      ['name', 'Subject line'],
      ['Austin', 'Hello, Austin'],
    ],
  },
  {
    rule: 'quotation marks in a quoted cell may have a backslash, or nothing',
    text: 'name,Subject line,B\nA,"Say \\"hi\\", Austin",1\nB,"The "best" city","x, y"',
    cells: [
      ['name', 'Subject line', 'B'],
      ['A', 'Say "hi", Austin', '1'],
      ['B', 'The "best" city', 'x, y'],
    ],
  },
  {
    rule: 'single quotation marks are around cells that need some, and otherwise stay',
    text: "name,Subject line\nAustin,'Hello, Austin'\nReno,It's here",
    cells: [
      ['name', 'Subject line'],
      ['Austin', 'Hello, Austin'],
      ['Reno', "It's here"],
    ],
  },
  {
    rule: 'a title above the header isn’t a part of the table',
    text: 'Campaign report\n"Jan 1, 2026 - Jan 31, 2026"\nname,Subject line\nAustin,Hello',
    rowsAbove: 2,
    cells: [
      ['name', 'Subject line'],
      ['Austin', 'Hello'],
    ],
  },
  {
    rule: 'also if Excel has filled up its rows, and no name is known',
    text: 'Report,,\n,,\nCampaign,City,Spend\nSpring,Austin,10\nFall,,20',
    rowsAbove: 2,
    cells: [
      ['Campaign', 'City', 'Spend'],
      ['Spring', 'Austin', '10'],
      ['Fall', '', '20'],
    ],
  },
  {
    rule: 'empty columns are left out, and missing cells at a row’s end are empty',
    text: 'name;;Subject line;Promo code;;\r\nAustin;;Hello\r\nReno;;Hi;RENO5;;\r\n',
    cells: [
      ['name', 'Subject line', 'Promo code'],
      ['Austin', 'Hello', ''],
      ['Reno', 'Hi', 'RENO5'],
    ],
  },
  {
    rule: 'Excel’s formula for a text is that text, and HTML’s characters are what they mean',
    text: 'name,Promo code,A\nTom &amp; Jerry&#39;s,"=""007""",caf&eacute;&nbsp;&hellip; &#x2019;&x; a&b;',
    cells: [
      ['name', 'Promo code', 'A'],
      ["Tom & Jerry's", '007', 'café\u00a0… ’&x; a&b;'],
    ],
  },
  {
    rule: 'old systems mark the file’s end, and end lines with a carriage return',
    text: 'name,A\rx,1\ry,2\r\u001a',
    cells: [
      ['name', 'A'],
      ['x', '1'],
      ['y', '2'],
    ],
  },
  {
    rule: 'without column names that we know, the first row has them',
    text: 'Record ID;Company name\n101;Acme, Inc.\n102;Beta',
    cells: [
      ['Record ID', 'Company name'],
      ['101', 'Acme, Inc.'],
      ['102', 'Beta'],
    ],
  },
])('$rule', ({ text, cells, rowsAbove = 0 }) => {
  expect(readTable(text, isKnown)).toEqual({ table: { cells, rowsAbove } });
});

test.each([
  { fault: 'noRows', text: 'PK\u0003\u0004\u0000\u0000' },
  // Line by line: an expression that tries every way to split them takes minutes.
  { fault: 'noRows', text: `sep=;${'\n'.repeat(200_000)}` },
  { fault: 'noRows', text: 'name' },
  { fault: 'noRows', text: 'name,A\n\n,\n' },
  { fault: 'openQuote', row: 2, text: 'name,A\nx,"never\ny,closed' },
  { fault: 'openQuote', row: 3, text: 'name,A\nz,1\nx,"' },
  { fault: 'tooManyRows', text: `name,A\n${'x,1\n'.repeat(501)}` },
  { fault: 'tooLarge', text: `name,A\nx,${'1'.repeat(maxTableSize)}` },
  { fault: 'tooLarge', text: `name${',A'.repeat(500)}\nx,1` },
  { fault: 'tooLarge', text: `name,A\nx,${'1'.repeat(5001)}` },
])('says that a table has the fault $fault', ({ text, ...fault }) => {
  expect(readTable(text, isKnown)).toEqual(fault);
});

test('500 rows aren’t too many, and a long cell is fine', () => {
  const text = `name,A\n${'x,1\n'.repeat(499)}x,"${'""'.repeat(5000)}"`;
  expect(readTable(text, isKnown)).toHaveProperty('table.cells.length', 501);
});

test.each([
  { end: 'row', text: `name,A\nx,1\n${',\r\n'.repeat(300_000)}` },
  { end: 'row, with one blank', text: `name,A\nx,1${'\n'.repeat(300_000)} ` },
  { end: 'column', text: `name,A${','.repeat(16_382)}\nx,1` },
])('a table that’s formatted to its worksheet’s last $end is read', ({ text }) => {
  const cells = [
    ['name', 'A'],
    ['x', '1'],
  ];
  expect(readTable(text, isKnown)).toEqual({ table: { cells, rowsAbove: 0 } });
});

test('so is one with many empty rows between its rows', () => {
  const { table } = readTable(`name,A\nx,1${'\n'.repeat(200_000)}y,2`, isKnown);
  expect(table?.cells.at(-1)).toEqual(['y', '2']);
});

test.each([
  { table: 'name,Subject\nA,Hi', renamed: 'name,Subject line\nA,Hi' },
  { table: 'name\tsubject\tb\nA\tSubject\tc', renamed: 'name\tSubject line\tb\nA\tSubject\tc' },
  { table: '"name"; "Subject" ;"b"\r\nA;Hi;c', renamed: '"name";Subject line;"b"\r\nA;Hi;c' },
  { table: 'name,My Subject,Subject', renamed: 'name,My Subject,Subject line' },
  { table: '\ufeffsep=|\nSubject*|name\nHi|A', renamed: '\ufeffsep=|\nSubject line|name\nHi|A' },
])('a column gets another name in $table', ({ table, renamed }) => {
  expect(renameColumn(table, { from: 'Subject', to: 'Subject line' }, isKnown)).toBe(renamed);
});

test('a name with a separator in it is quoted', () => {
  const names = { from: 'a.b', to: 'Reel, shot "1"' };
  expect(readTable(renameColumn('name,a.b\nA,1', names, isKnown), isKnown)).toEqual({
    table: {
      cells: [
        ['name', 'Reel, shot "1"'],
        ['A', '1'],
      ],
      rowsAbove: 0,
    },
  });
});
