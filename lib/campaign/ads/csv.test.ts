/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import { csv } from './csv';

const plain = [
  'Title, with a comma',
  'a "quoted" word',
  'two\nlines',
  'two\r\nlines',
  'café “Ü” 😀',
  '',
];
const formulas = ['=1+1', '+40% safer', '-10% today', '@emberwall', '\tTab', '\rReturn'];

const read = (text: string): string[][] => parse(text, { bom: true });

test('cells with commas, quotes and line breaks parse back to the same text', () => {
  const rows = plain.map((text) => ({ Title: text, Body: `${text}.` }));
  expect(read(csv(['Title', 'Body'], rows))).toEqual([
    ['Title', 'Body'],
    ...rows.map(({ Title, Body }) => [Title, Body]),
  ]);
});

test('a cell that a spreadsheet would run gets an apostrophe, and is otherwise unchanged', () => {
  const cells = read(
    csv(
      ['Title'],
      formulas.map((Title) => ({ Title })),
    ),
  ).slice(1);
  for (const [cell] of cells) expect(cell).toMatch(/^'/);
  expect(cells.map(([cell]) => cell?.slice(1))).toEqual(formulas);
});

test('the columns are in the given order, whatever the order in a row', () => {
  expect(read(csv(['B', 'A'], [{ A: '1', B: '2' }]))).toEqual([
    ['B', 'A'],
    ['2', '1'],
  ]);
});

test('lines end as RFC 4180 says, and the file starts with the byte order mark for Excel', () => {
  expect(csv(['A'], [{ A: '1' }])).toBe('\uFEFFA\r\n1\r\n');
});
