import { studioFields } from '@/content/words/studio-fields';
import { studioMany as words } from '@/content/words/studio-many';
import { cleanLine } from './clean-text';
import { type Field, fieldsOf } from './fields';
import type { CampaignDocument } from '@/content/schema';
import { csv } from '@/lib/campaign/ads/csv';
import { valueOf } from './edits';

/** What's wrong with a row, either in one column or as a whole. Rows are numbered as in a spreadsheet, from 1. */
export interface RowFault {
  row: number;
  column?: string;
  reason: string;
}

/** The field for each of a table's columns, or undefined for a column that's left out. */
export interface TableColumns {
  /** As the header has them, by column. The first one, `name`, is for no field. */
  names: string[];
  fields: (Field | undefined)[];
  /** What's wrong with the header. */
  faults: RowFault[];
  /** The columns whose names aren't fields. */
  ignored: string[];
}

/** A field's name as a header: its label, with its group in front if another field has the same label. */
export function columnName(fields: readonly Field[], { path, group, label }: Field): string {
  const isShared = fields.some((other) => other.label === label && other.path !== path);
  return isShared ? `${studioFields.groups[group]}: ${label}` : label;
}

/** Finds the field of each column by its label or its path. */
export function columnsOf(header: readonly string[], fields: readonly Field[]): TableColumns {
  const names = header.map((cell, index) => cleanLine(cell) || `${words.column} ${index + 1}`);
  const columns: TableColumns = { names, fields: [undefined], faults: [], ignored: [] };
  for (const name of names.slice(1)) {
    const found = fields.filter((field) =>
      [field.path, field.label, columnName(fields, field)].some(
        (each) => each.toLowerCase() === name.toLowerCase(),
      ),
    );
    const [field] = found;
    const reason = field && faultOfColumn(found, columns.fields.includes(field), fields);
    if (reason !== undefined) columns.faults.push({ row: 1, column: name, reason });
    if (!field && !columns.ignored.includes(name)) columns.ignored.push(name);
    columns.fields.push(reason === undefined ? field : undefined);
  }
  return columns;
}

function faultOfColumn(
  found: readonly Field[],
  isTaken: boolean,
  fields: readonly Field[],
): string | undefined {
  const { severalFields, or, sameColumn } = words.faults;
  if (found.length === 1) return isTaken ? sameColumn : undefined;
  const exact = found.map((field) => `“${columnName(fields, field)}”`);
  return `${severalFields} ${exact.join(` ${or} `)}.`;
}

/** The fields that an example has: what a reader sees first in an email and in an ad. */
const paths = new Set(['audience.email.subject', 'audience.ad.ads.primary.picture.headline']);

/** A table to start from, as CSV: the campaign's own texts, but in all rows after the first one, the last cell is empty. */
export function exampleTable(document: CampaignDocument): string {
  const fields = fieldsOf(document);
  const columns = fields
    .filter(({ path }) => paths.has(path))
    .map((field) => ({
      name: columnName(fields, field),
      value: valueOf(document, field),
    }));
  const last = columns.at(-1)?.name;
  const rows = words.exampleNames.map((name, index) =>
    Object.fromEntries([
      [words.nameColumn, name],
      ...columns.map((column) => [
        column.name,
        index > 0 && column.name === last ? '' : column.value,
      ]),
    ]),
  );
  return csv([words.nameColumn, ...columns.map(({ name }) => name)], rows);
}
