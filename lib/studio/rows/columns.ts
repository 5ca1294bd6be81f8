import { distance } from 'fastest-levenshtein';
import { studioFields } from '@/content/words/studio/fields';
import { studioMany as words } from '@/content/words/studio/many';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import type { Field } from '@/lib/campaign/document/fields';

/** A column of a table. It matches a field or a token; with a fault, it matches neither. */
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

/** Finds the field of each column by its label or its path. The first, `name`, has no field. */
export function columnsOf(header: readonly string[], fields: readonly Field[]): Column[] {
  const { severalFields, or, sameColumn } = words.faults;
  const named = fields.map((field) => {
    const full = columnName(fields, field);
    // A box says “Ad: the fear, Picture”.
    const boxName = `${studioFields.groups[field.group]}, ${field.label}`;
    const keys = [field.path, field.label, full, boxName].map((name) => name.toLowerCase());
    return { field, full, keys };
  });
  const taken = new Set<unknown>();
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  return header.slice(0, width).map((cell, index) => {
    const name = cleanLine(cell) || `${words.column} ${index + 1}`;
    const key = name.toLowerCase();
    const matches = index === 0 ? [] : named.filter(({ keys }) => keys.includes(key));
    const exact = matches.map(({ full }) => `“${full}”`).join(` ${or} `);
    if (matches.length > 1) return { name, fault: `${severalFields} ${exact}` };
    const field = matches[0]?.field;
    const isTaken = taken.has(field ?? key);
    taken.add(field ?? key);
    return isTaken ? { name, fault: sameColumn } : { name, field };
  });
}

/** The most fields that the start or the end of a name may stand for: with more, it says too little. */
const mostPartial = 3;

/** The full names of the fields that a column may be meant for: `Promo cod`, `Subject`. */
export function namesLike(fields: readonly Field[], { name }: Column): string[] {
  const typed = name.slice(0, 60).toLowerCase();
  const labelled = fields.map((field) => ({ field, label: field.label.toLowerCase() }));
  const near = labelled.filter(
    ({ label }) => distance(typed, label) <= Math.floor(typed.length / 4),
  );
  const partial = labelled.filter(
    ({ label }) => label.startsWith(`${typed} `) || label.endsWith(` ${typed}`),
  );
  const like = near.length > 0 || partial.length > mostPartial ? near : partial;
  return like.map(({ field }) => columnName(fields, field));
}

/** Asks about a column that may be meant for a field. Undefined if it isn't. */
export function askAbout(names: readonly string[]): string | undefined {
  const { nearlyNamed: question, or } = words.faults;
  const quoted = names.map((name) => `“${name}”`);
  return quoted[0] && question.replace('#', () => quoted.join(` ${or} `));
}

export const isToken = ({ field, fault }: Column) => !field && fault === undefined;
