import type { Campaign } from '@/content/schema';
import { studioMany } from '@/content/words/studio-many';
import { withoutApostrophe } from '@/lib/campaign/ads/csv';
import { cleanLine } from './clean-text';
import { type Columns, columnsOf, type RowFault } from './columns';
import { applyEdits, type Edits, faultOf, kept, withEdit } from './edits';
import type { Field } from './fields';
import { rowId } from './row-id';
import { isEmptyRow } from './table';

const words = studioMany.faults;

/** A row of a table: a variant of the campaign. */
export interface Row {
  name: string;
  /** The campaign's variant, and the row's folder. */
  id: string;
  edits: Edits;
}

export interface Rows {
  /** The ones without faults. */
  rows: Row[];
  faults: RowFault[];
  /** The columns whose names aren't fields. */
  ignored: string[];
}

/** What a row starts from: the exported campaign, its fields, and the edits so far. */
export interface Base {
  campaign: Campaign;
  fields: readonly Field[];
  edits: Edits;
}

/** A table's rows, each with the edits so far and its own. Columns at the end that have no header and no values don't count. */
export function rowsOf([header = [], ...table]: readonly (readonly string[])[], base: Base): Rows {
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  const columns = columnsOf(header.slice(0, width), base.fields);
  const shown = applyEdits(base.campaign, base.fields, base.edits);
  const rows: Row[] = [];
  const faults = [...columns.faults];
  const named = new Map<string, number>();
  const ids = new Set<string>();
  for (const [index, cells] of table.entries()) {
    if (isEmptyRow(cells)) continue;
    const row = index + 2;
    const { edits, faults: own } = rowEdits({ cells, columns, base, shown });
    const name = cleanLine(withoutApostrophe(cells[0] ?? ''));
    const before = named.get(name.toLowerCase());
    if (name === '') own.unshift({ reason: words.noName });
    if (before !== undefined) own.unshift({ reason: `${words.sameName} ${before}.` });
    if (name !== '' && before === undefined) named.set(name.toLowerCase(), row);
    for (const { column, reason } of own) faults.push({ row, column, reason });
    if (own.length > 0) continue;
    const id = rowId(name, row, ids);
    ids.add(id);
    rows.push({ name, id, edits });
  }
  return { rows, faults, ignored: columns.ignored };
}

/** The campaign of a row. */
export function rowCampaign({ campaign, fields }: Base, { id, edits }: Row): Campaign {
  return { ...applyEdits(campaign, fields, edits), variant: id };
}

interface RowInput {
  cells: readonly string[];
  columns: Columns;
  base: Base;
  /** The campaign with the edits so far. */
  shown: Campaign;
}

function rowEdits({ cells, columns, base, shown }: RowInput) {
  const { names, fields } = columns;
  const faults: Omit<RowFault, 'row'>[] = [];
  let { edits } = base;
  if (cells.length < names.length || !isEmptyRow(cells.slice(names.length)))
    return {
      edits,
      faults: [{ reason: `${words.has} ${cells.length} ${words.cells} ${names.length}.` }],
    };
  for (const [index, field] of fields.entries()) {
    const value = field && cellValue(field, cells[index] ?? '');
    if (!value) continue;
    const fault = faultOf(field, value);
    if (fault === undefined)
      edits = withEdit(base.campaign, edits, field, kept(shown, field, value));
    else faults.push({ column: names[index], reason: `${words.hasToBe} ${fault}.` });
  }
  return { edits, faults };
}

/** A cell's value: empty if it's only spaces. In a list, ` | ` separates entries, just like a line break. */
function cellValue({ list }: Field, cell: string): string {
  const value = withoutApostrophe(cell);
  if (cleanLine(value) === '') return '';
  return list ? value.replace(/\s\|(?=\s)/g, '\n') : value;
}
