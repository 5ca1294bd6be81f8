import { studioFields } from '@/content/words/studio-fields';
import { studioMany as words } from '@/content/words/studio-many';
import { cleanLine } from './clean-text';
import type { Field } from './fields';

/**
 * What's wrong with a row, either in one column or as a whole. Rows are numbered as in a
 * spreadsheet, from 1.
 */
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
  /** The columns that aren't for a field. */
  tokens: string[];
}

/**
 * A field's name as a header: its label, with its group in front if another field has the same
 * label.
 */
export function columnName(fields: readonly Field[], { path, group, label }: Field): string {
  const isShared = fields.some((other) => other.label === label && other.path !== path);
  return isShared ? `${studioFields.groups[group]}: ${label}` : label;
}

/** Finds the field of each column by its label or its path. */
export function columnsOf(header: readonly string[], fields: readonly Field[]): TableColumns {
  const { severalFields, or, sameColumn } = words.faults;
  const names = header.map((cell, index) => cleanLine(cell) || `${words.column} ${index + 1}`);
  const columns: TableColumns = { names, fields: [undefined], faults: [], tokens: [] };
  for (const name of names.slice(1)) {
    const found = fields.filter((field) =>
      [field.path, field.label, columnName(fields, field)].some((each) => isSame(each, name)),
    );
    const [field, ...others] = found;
    const exact = found.map((each) => `“${columnName(fields, each)}”`).join(` ${or} `);
    const isTaken = field
      ? columns.fields.includes(field)
      : [words.nameColumn, ...columns.tokens].some((each) => isSame(each, name));
    const reason = others.length > 0 ? `${severalFields} ${exact}.` : isTaken && sameColumn;
    if (reason) columns.faults.push({ row: 1, column: name, reason });
    if (!field && !isTaken) columns.tokens.push(name);
    columns.fields.push(reason ? undefined : field);
  }
  return columns;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
