import { studioFields } from '@/content/words/studio-fields';
import { studioMany as words } from '@/content/words/studio-many';
import { cleanLine } from './clean-text';
import type { Field } from './fields';

/** A column of a table: it's for a field, or else its cells are a token; with a fault, neither. */
export interface Column {
  name: string;
  field?: Field;
  fault?: string;
}

/** A field's label as a header, with its group in front if another field has the same label. */
export function columnName(fields: readonly Field[], { path, group, label }: Field): string {
  const isShared = fields.some((other) => other.label === label && other.path !== path);
  return isShared ? `${studioFields.groups[group]}: ${label}` : label;
}

/** Finds the field of each column by its label or its path. The first one, `name`, has none. */
export function columnsOf(header: readonly string[], fields: readonly Field[]): Column[] {
  const { severalFields, or, sameColumn } = words.faults;
  return header.reduce<Column[]>((before, cell, index) => {
    const name = cleanLine(cell) || `${words.column} ${index + 1}`;
    const isNamed = (other: string) => other.toLowerCase() === name.toLowerCase();
    const found = fields.filter((field) =>
      [field.path, field.label, columnName(fields, field)].some(isNamed),
    );
    const [field, ...others] = index === 0 ? [] : found;
    const isTaken = before.some((each) =>
      field ? each.field === field : isToken(each) && isNamed(each.name),
    );
    const exact = found.map((each) => `“${columnName(fields, each)}”`).join(` ${or} `);
    if (others.length > 0) return [...before, { name, fault: `${severalFields} ${exact}.` }];
    return [...before, isTaken ? { name, fault: sameColumn } : { name, field }];
  }, []);
}

export const isToken = ({ field, fault }: Column) => !field && fault === undefined;
