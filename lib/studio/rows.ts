import type { CampaignDocument } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio-many';
import { withoutApostrophe, csv } from '@/lib/campaign/ads/csv';
import { factsOf } from '@/lib/campaign/resolve';
import { cleanLine } from './clean-text';
import { applyVariant, type Variant, withEdit, withParts } from './edits';
import { faultOf } from './faults';
import { valueOf } from '@/lib/campaign/value-of';
import { cleanValue } from './values';
import { type Column, columnName, columnsOf, isToken } from './columns';
import { type Field, typedFieldsOf } from '@/lib/campaign/fields';
import { isEmptyRow } from './table';

/** A row of a table: a variant of the campaign. */
export interface TableRow {
  name: string;
  /** The campaign's variant, and the row's folder. */
  id: string;
  edits: Variant;
  /** What its tokens stand for: `{name}`, and the columns that aren't for a field. */
  tokens: Readonly<Record<string, string>>;
}

/** What's wrong with a row, numbered as in a spreadsheet, in one column or as a whole. */
interface RowFault {
  row: number;
  column?: string;
  reason: string;
}

export interface Rows {
  rows: TableRow[];
  faults: RowFault[];
  /** The columns that aren't for a field. They're tokens: `{city}`. */
  tokens: string[];
}

/** What a row starts from: the exported campaign and the edits so far. */
export interface Base {
  document: CampaignDocument;
  edits: Variant;
}

/** A table's rows. Columns at the end that have no header and no values don't count. */
export function rowsOf([header = [], ...table]: readonly (readonly string[])[], base: Base): Rows {
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  const fields = typedFieldsOf(withParts(base.document, base.edits));
  const columns = columnsOf(header.slice(0, width), fields);
  const rows: TableRow[] = [];
  const faults = columns.flatMap(({ name, fault }): RowFault[] =>
    fault === undefined ? [] : [{ row: 1, column: name, reason: fault }],
  );
  const named = new Map<string, number>();
  const ids = new Set<string>();
  for (const [index, cells] of table.entries()) {
    if (isEmptyRow(cells)) continue;
    const row = index + 2;
    const { edits, tokens, faults: own } = rowEdits(cells, columns, base);
    const name = cleanLine(withoutApostrophe(cells[0] ?? ''));
    const before = named.get(name.toLowerCase());
    if (name === '') own.unshift({ reason: words.faults.noName });
    if (before !== undefined) own.unshift({ reason: `${words.faults.sameName} ${before}.` });
    if (name !== '' && before === undefined) named.set(name.toLowerCase(), row);
    faults.push(...own.map((fault) => ({ row, ...fault })));
    if (own.length > 0) continue;
    const id = rowId(name, row, ids);
    ids.add(id);
    rows.push({ name, id, edits, tokens });
  }
  return {
    rows,
    faults,
    tokens: columns.slice(1).flatMap((each) => (isToken(each) ? each.name : [])),
  };
}

export function rowDocument({ document }: Base, { id, edits, tokens }: TableRow): CampaignDocument {
  return { ...applyVariant(document, edits), variant: id, row: tokens };
}

function rowEdits(cells: readonly string[], columns: readonly Column[], base: Base) {
  const tokens = Object.fromEntries(
    columns.flatMap((column, index) =>
      isToken(column)
        ? [[column.name.toLowerCase(), cleanLine(withoutApostrophe(cells[index] ?? ''))]]
        : [],
    ),
  );
  const { has, cells: of, hasToBe } = words.faults;
  const isWhole = cells.length >= columns.length && isEmptyRow(cells.slice(columns.length));
  if (!isWhole) {
    const reason = `${has} ${cells.length} ${of} ${columns.length}.`;
    return { edits: base.edits, tokens, faults: [{ reason }] };
  }
  const edits = columns.reduce((now, { field }, index) => {
    const value = field && cellValue(field, cells[index] ?? '');
    return value ? withEdit(base.document, now, field, cleanValue(field, value)) : now;
  }, base.edits);
  // Each text is checked with the row's tokens in it, wherever it was changed.
  const document = { ...applyVariant(base.document, edits), row: tokens };
  const facts = factsOf(document);
  const faults = typedFieldsOf(document).flatMap((field): Omit<RowFault, 'row'>[] => {
    const value = edits[field.path];
    const fault = value === undefined ? undefined : faultOf(field, value, facts);
    if (fault === undefined) return [];
    const column = columns.find((each) => each.field?.path === field.path)?.name ?? field.label;
    return [{ column, reason: `${hasToBe} ${fault}.` }];
  });
  return { edits, tokens, faults };
}

/** A cell's value, in which ` | ` separates a list's entries like a line break. */
function cellValue({ kind }: Field, cell: string): string {
  const value = withoutApostrophe(cell);
  if (cleanLine(value) === '') return '';
  return kind === 'list' ? value.replace(/\s\|(?=\s)/g, '\n') : value;
}

/** In characters. It's part of `utm_content`, of names of ads and of files. */
const maxIdLength = 40;

/** Letters that can't be split into a plain letter and an accent. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Names that Windows refuses for a folder. */
const refused = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name as an id that isn't taken yet: `São Paulo` is `sao-paulo`, the next one `sao-paulo-2`. */
export function rowId(name: string, row: number, taken: ReadonlySet<string>): string {
  const dashed = name
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const id = dashed === '' ? `row-${row}` : dashed;
  const fit = /^[a-z]/.test(id) && !refused.test(id) ? id : `row-${id}`;
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`;
    const unique = `${fit.slice(0, maxIdLength - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.has(unique)) return unique;
  }
}

/** The fields that an example has: what a reader sees first in an email and in an ad. */
const paths = new Set(['audience.email.subject', 'audience.ad.ads.primary.picture.headline']);

/** A table to start from, as CSV: the campaign's texts, some of them only in the first row. */
export function exampleTable(document: CampaignDocument): string {
  const fields = typedFieldsOf(document);
  const columns = fields
    .filter(({ path }) => paths.has(path))
    .map((field) => [columnName(fields, field), valueOf(document, field)] as const);
  const rows = words.exampleNames.map((name, index) =>
    Object.fromEntries([[words.nameColumn, name], ...(index > 0 ? columns.slice(0, -1) : columns)]),
  );
  return csv([words.nameColumn, ...columns.map(([name]) => name)], rows);
}
