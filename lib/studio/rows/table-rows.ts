import type { CampaignDocument } from '@/content/schema';
import type { Problem } from '@/lib/campaign/document/problem';
import type { Variant } from '@/lib/campaign/edits/edits';
import type { NamedRows } from './row-names';

/** A row of a table: a variant of the campaign. */
export interface TableRow {
  name: string;
  /** The campaign's variant, and the row's folder. */
  id: string;
  edits: Variant;
  /** What its tokens stand for: `{name}`, and the columns that aren't for a field. */
  tokens: Readonly<Record<string, string>>;
  /** The campaign's own problems, which stop the row's files that are made from them. */
  problems: readonly Problem[];
}

export interface Rows extends Partial<Omit<NamedRows, 'cells'>> {
  /** Why the table can't be read at all. */
  fault?: string;
  /** How many rows of the table are above its header. */
  rowsAbove?: number;
  rows: TableRow[];
  /** Each has its `row`, and its column in place of the field's label, or is the campaign's own. */
  problems: Problem[];
  /** How many rows have problems. */
  leftOut: number;
  /** The columns that can only be meant as tokens: `{city}`. */
  tokens: string[];
  /** The columns that may be meant for a field, and the full names of the fields. */
  suggestions: { column: string; fields: string[] }[];
}

/** What a row starts from: the exported campaign and the edits so far. */
export interface Base {
  document: CampaignDocument;
  edits: Variant;
}

export const noRows: Rows = { rows: [], problems: [], leftOut: 0, tokens: [], suggestions: [] };
