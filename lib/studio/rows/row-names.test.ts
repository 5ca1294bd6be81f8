import { studioMany } from '@/content/words/studio/many';
import { knownNames } from './columns';
import { nameRows, numberedRows } from './row-names';

const isKnown = (header: string) => knownNames([])(header) || header === 'Subject line';
const [company] = studioMany.likelyNames;

test('the column called “name” names the rows, wherever it is and however it’s written', () => {
  const { cells, nameColumns } = nameRows(
    [
      ['City', '\u200bNAME* '],
      ['Austin', 'A'],
    ],
    isKnown,
  );
  expect({ cells, nameColumns }).toEqual({
    cells: [
      ['\u200bNAME* ', 'City'],
      ['A', 'Austin'],
    ],
    nameColumns: [],
  });
});

const table = [
  ['Record ID', 'Email', 'Subject line', 'Tier', `The ${company}`, ''],
  ['101', 'a@example.com', 'Hi', 'Gold', 'Acme', 'x'],
  ['', '', '', '', '', ''],
  ['102', 'b@example.com', 'Ho', 'Gold', 'Beta', 'y'],
];

test('without one, the likeliest names them; all with a header can be chosen', () => {
  const { cells, nameColumns, nameColumn } = nameRows(table, isKnown);
  expect(nameColumn).toBe(`The ${company}`);
  expect(nameColumns).toEqual(table[0]?.slice(0, -1));
  // What names them also stays a column.
  expect(cells.map((row) => row[0])).toEqual([studioMany.nameColumn, 'Acme', '', 'Beta']);
  expect(cells[0]).toEqual([studioMany.nameColumn, ...(table[0] ?? [])]);
});

test.each([
  { chosen: 'Email', names: ['a@example.com', '', 'b@example.com'] },
  { chosen: numberedRows, names: ['1', '', '2'] },
  { chosen: 'Another table’s', names: ['Acme', '', 'Beta'] },
])('rows are named by what’s chosen: $chosen', ({ chosen, names }) => {
  const { cells } = nameRows(table, isKnown, chosen);
  expect(cells.slice(1).map((row) => row[0])).toEqual(names);
});

test('rows that nothing names are numbered: an ID, an address or a campaign’s text isn’t a name', () => {
  const unnamed = table.map((row) => row.slice(0, 4));
  expect(nameRows(unnamed, isKnown).nameColumn).toBe(numberedRows);
});
