import type { CampaignDocument } from '@/content/schema';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { type Column, columnsOf, isToken, knownNames } from './columns';
import { nameRows } from './row-names';
import { isEmptyRow, readTable, type TableText } from './table';
import type { TableRow } from './table-rows';

/** The tokens of a table's first row, with their values; undefined without such columns. */
export function firstRow(
  { text, nameColumn }: TableText,
  document: CampaignDocument,
): TableRow['tokens'] | undefined {
  if (text.trim() === '') return undefined;
  const fields = typedFieldsOf(document);
  const isKnown = knownNames(fields);
  const { table } = readTable(text, isKnown);
  if (!table) return undefined;
  const namedColumns = nameRows(table.cells, isKnown, nameColumn);
  const [header = [], cells = []] = namedColumns.cells.filter((row) => !isEmptyRow(row));
  const tokens = tokensIn(cells, columnsOf(header, fields));
  return Object.keys(tokens).length > 0 ? tokens : undefined;
}

/** The tokens of a row's cells, with their values. */
export function tokensIn(cells: readonly string[], columns: readonly Column[]): TableRow['tokens'] {
  const values = columns.flatMap((column, index) =>
    isToken(column)
      ? [[column.name.toLowerCase(), cleanLine(withoutApostrophe(cells[index] ?? ''))]]
      : [],
  );
  return Object.fromEntries(values);
}
