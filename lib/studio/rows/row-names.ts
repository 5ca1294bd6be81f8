import { studioMany as words } from '@/content/words/studio/many';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { headerName } from './columns';
import type { IsKnown } from './layout';
import { isEmptyRow } from './table';

/** Stands for no column: the rows are numbered. */
export const numberedRows = '';

export interface NamedRows {
  /** The table with the rows' names in the first column, which is called `name`. */
  cells: string[][];
  /** The columns that may name the rows; none if the table has one that's called `name`. */
  nameColumns: string[];
  /** The one that does, or `numberedRows`. */
  nameColumn: string;
}

/**
 * Finds the column that names a table's rows: `name`, wherever it is, and otherwise the one that
 * somebody has chosen, or the likeliest.
 */
export function nameRows(
  [header = [], ...rows]: readonly string[][],
  isKnown: IsKnown,
  chosenColumn?: string,
): NamedRows {
  const columns = header.map(headerName);
  const headerIndex = columns.findIndex((column) => column.toLowerCase() === words.nameColumn);
  if (headerIndex !== -1) {
    const nameFirst = (row: string[]) => [row[headerIndex] ?? '', ...row.toSpliced(headerIndex, 1)];
    return {
      cells: [header, ...rows].map(nameFirst),
      nameColumns: [],
      nameColumn: words.nameColumn,
    };
  }
  const nameColumns = [...new Set(columns.filter((column) => column !== ''))];
  const isChosen = chosenColumn === numberedRows || nameColumns.includes(chosenColumn ?? '');
  const nameColumn = isChosen ? (chosenColumn ?? '') : likeliest(columns, rows, isKnown);
  const index = columns.indexOf(nameColumn);
  let number = 0;
  const cells = rows.map((row) => {
    if (isEmptyRow(row)) return ['', ...row];
    number += 1;
    return [nameColumn === numberedRows ? String(number) : (row[index] ?? ''), ...row];
  });
  return { cells: [[words.nameColumn, ...header], ...cells], nameColumns, nameColumn };
}

/**
 * Of the columns with a different text in each row that aren't a campaign's text: the one whose name
 * says most about what a row is, or the first that has words.
 */
function likeliest(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  isKnown: IsKnown,
): string {
  const filledRows = rows.filter((row) => !isEmptyRow(row));
  const distinct = columns.filter((column, index) => {
    const values = filledRows.map((row) => cleanLine(row[index] ?? '').toLowerCase());
    const isDistinct = !values.includes('') && new Set(values).size === values.length;
    return (
      isDistinct && values.some((value) => isWords(value)) && column !== '' && !isKnown(column)
    );
  });
  const hasWord = (word: string) =>
    distinct.find((column) =>
      ` ${column.toLowerCase().replaceAll('_', ' ')} `.includes(` ${word} `),
    );
  const likelyColumn = words.likelyNames.map(hasWord).find((column) => column !== undefined);
  return likelyColumn ?? distinct[0] ?? numberedRows;
}

/** Whether a text may name something: it has letters, and isn't an address. */
const isWords = (text: string) => /\p{L}/u.test(text) && !/@|:\/\//.test(text);
