import { distance } from 'fastest-levenshtein';
import type { CampaignDocument } from '@/content/schema';
import { studioFields } from '@/content/words/studio/fields';
import { studioMany as words } from '@/content/words/studio/many';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { fill } from '@/lib/campaign/document/fill';
import type { Problem } from '@/lib/campaign/document/problem';
import type { Field } from '@/lib/campaign/document/fields';

/** A column of a table. It matches a field or a token; with a fault, it matches neither. */
export interface Column {
  name: string;
  field?: Field;
  fault?: string;
  /** The full names of the fields that it may be meant for, if they're several. */
  choices?: string[];
}

/** The name of a column without what tools and people add to it: `Subject line*`, `Name:`. */
export const headerName = (cell: string): string => cleanLine(cell).replace(/(?<=.)\s*[*:]+$/, '');

/** A header as it's compared: databases write `promo_code`. */
const keyOf = (name: string) => headerName(name).toLowerCase().replaceAll('_', ' ');

const fullName = ({ group, label }: Field) => `${studioFields.groups[group]}: ${label}`;

/** Whether `Headline` may mean that field: `Ad headline`. Rows have no landing pages. */
function mayMean(header: string, { label, group }: Field): boolean {
  const [short, long] = [header.toLowerCase(), label.toLowerCase()];
  return long === short || (group !== 'landing' && long.endsWith(` ${short}`));
}

/** A field's label as a header, with its group in front if it may mean another field, too. */
export function columnName(fields: readonly Field[], field: Field): string {
  const isShared = fields.some((other) => other.path !== field.path && mayMean(field.label, other));
  return isShared ? fullName(field) : field.label;
}

/** What a column for a field may be called. */
function keysOf(field: Field): string[] {
  // A box says “Ad: the fear, Picture”.
  const boxName = `${studioFields.groups[field.group]}, ${field.label}`;
  return [field.path, field.label, fullName(field), boxName].map(keyOf);
}

/** Tells whether a header is one that a column of these fields' table can have. */
export function knownNames(fields: readonly Field[]): (header: string) => boolean {
  const keys = new Set([words.nameColumn, ...fields.flatMap(keysOf)]);
  return (header) => keys.has(keyOf(header));
}

/** Finds the field of each column by its label or its path. The first, `name`, has no field. */
export function columnsOf(header: readonly string[], fields: readonly Field[]): Column[] {
  const { severalFields, or, sameColumn } = words.faults;
  const namedFields = fields.map((field) => ({ field, keys: keysOf(field) }));
  const takenFields = new Set<unknown>();
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  return header.slice(0, width).map((cell, index) => {
    const name = headerName(cell) || `${words.column} ${index + 1}`;
    const key = keyOf(name);
    const matches = index === 0 ? [] : namedFields.filter(({ keys }) => keys.includes(key));
    const isLabel = matches.some(({ field }) => keyOf(field.label) === key);
    const meant = isLabel
      ? fields.filter((field) => mayMean(name.replaceAll('_', ' '), field))
      : [];
    if (meant.length > 1) {
      const choices = meant.map((field) => columnName(fields, field));
      const quoted = choices.map((choice) => `“${choice}”`).join(` ${or} `);
      return { name, fault: `${severalFields} ${quoted}`, choices };
    }
    const field = matches[0]?.field;
    const isTaken = takenFields.has(field ?? key);
    takenFields.add(field ?? key);
    return isTaken ? { name, fault: sameColumn } : { name, field };
  });
}

/** The most fields that the start or the end of a name may stand for: with more, it says too little. */
const mostPartial = 3;

/** The full names of the fields that a column may be meant for: `Promo cod`, `Subject`. */
export function namesLike(fields: readonly Field[], { name }: Column): string[] {
  const shortName = name.slice(0, 60).toLowerCase();
  const labelled = fields.map((field) => ({ field, label: field.label.toLowerCase() }));
  const near = labelled.filter(
    ({ label }) => distance(shortName, label) <= Math.floor(shortName.length / 5),
  );
  const partial = labelled.filter(
    ({ label }) => label.startsWith(`${shortName} `) || label.endsWith(` ${shortName}`),
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

/** A problem. If it's about a token that's a column of the table, its sentence says so. */
export function aboutColumn(problem: Problem, row: CampaignDocument['row'] = {}): Problem {
  const token = String(problem.value);
  const isColumn = token.startsWith('{') && Object.hasOwn(row, token.slice(1, -1).toLowerCase());
  return isColumn ? { ...problem, sentence: fill(words.columnToken, { token }) } : problem;
}
