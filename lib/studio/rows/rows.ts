import { weakMapMemoize } from 'reselect';
import type { CampaignDocument } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio/many';
import { withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { cleanLine, plainLetters } from '@/lib/campaign/document/clean-text';
import { applyVariant, withParts } from '@/lib/campaign/edits/edits';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import type { Problem } from '@/lib/campaign/document/problem';
import { askAbout, columnsOf, isToken, knownNames, namesLike } from './columns';
import { replaceFacts, typedFieldsOf } from '@/lib/campaign/document/fields';
import { tokensIn } from './first-row';
import { nameRows } from './row-names';
import { isEmptyRow, readTable, type TableText } from './table';
import { type Base, noRows, type Rows, type TableRow } from './table-rows';
import { isPlace, rowEdits, rowProblem, usedTokens } from './row-edits';

/** The rows of a table as it was pasted, step by step. */
export function* readRows({ text, nameColumn }: TableText, base: Base): Generator<undefined, Rows> {
  if (text.trim() === '') return noRows;
  const isKnown = knownNames(typedFieldsOf(withParts(base.document, base.edits)));
  const { table, fault, row } = readTable(text, isKnown);
  if (!table) {
    const sentence = words.unreadable[fault];
    return { ...noRows, fault: row === undefined ? sentence : `${words.row} ${row}: ${sentence}` };
  }
  const { cells, ...names } = nameRows(table.cells, isKnown, nameColumn);
  const { rowsAbove } = table;
  return { ...(yield* rowsOf(cells, base, rowsAbove)), rowsAbove, ...names };
}

/**
 * A table's rows, one at a step, because each is a campaign that takes milliseconds to check.
 * Columns at the end that have no header and no values don't count.
 */
export function* rowsOf(
  [header = [], ...table]: readonly (readonly string[])[],
  base: Base,
  rowsAbove = 0,
) {
  const fields = typedFieldsOf(withParts(base.document, base.edits));
  const columns = columnsOf(header, fields);
  const rows: TableRow[] = [];
  const tokenColumns = columns.slice(1).filter((column) => isToken(column) && !isPlace(column));
  const texts = applyVariant(base.document, base.edits);
  const suggestions = tokenColumns
    // A text that has its token says what it's meant for.
    .filter(({ name }) => usedTokens(texts, [name]).length === 0)
    .map((column) => ({ column: column.name, fields: namesLike(fields, column) }))
    .concat(columns.map(({ name, choices = [] }) => ({ column: name, fields: choices })))
    .filter((suggestion) => suggestion.fields.length > 0);
  const problems = columns.flatMap((column) => {
    const suggestion = suggestions.find((other) => other.column === column.name);
    const fault = column.fault ?? (suggestion && askAbout(suggestion.fields));
    return fault === undefined ? [] : [rowProblem(1, fault, column.name)];
  });
  // With tokens that can't be what's wrong.
  const checkedDocument = replaceFacts(base.document, {
    row: tokensIn(Array(columns.length).fill('x'), columns),
  });
  const input = { document: applyVariant(checkedDocument, base.edits), typed: base.edits };
  const campaignProblems = new Map(
    problemsIn(input, problemWords).map((problem) => [faultOf(problem), problem]),
  );
  const campaigns = new Set<Problem>();
  let leftOutCount = 0;
  const rowsByName = new Map<string, number>();
  const ids = new Set<string>();
  for (const [index, cells] of table.entries()) {
    if (isEmptyRow(cells)) continue;
    yield;
    const row = rowsAbove + index + 2;
    const { problems: rowProblems, ...rowContent } = rowEdits(cells, columns, base, row);
    const name = cleanLine(withoutApostrophe(cells[0] ?? ''));
    const before = rowsByName.get(name.toLowerCase());
    if (name === '') rowProblems.unshift(rowProblem(row, words.faults.noName));
    if (before !== undefined)
      rowProblems.unshift(rowProblem(row, `${words.faults.sameName} ${before}.`));
    if (name !== '' && before === undefined) rowsByName.set(name.toLowerCase(), row);
    const inCampaign = new Set<Problem>();
    const inRow: Problem[] = [];
    for (const problem of rowProblems) {
      const campaign = problem.path === '' ? undefined : campaignProblems.get(faultOf(problem));
      if (campaign) inCampaign.add(campaign);
      else inRow.push(problem);
    }
    for (const problem of inCampaign) campaigns.add(problem);
    problems.push(...inRow);
    if (inRow.length > 0) {
      leftOutCount += 1;
      continue;
    }
    const id = rowId(name, row, ids);
    ids.add(id);
    const tableRow = { name, id, ...rowContent, problems: [...inCampaign] };
    rows.push(tableRow);
    // Now, because all of them at once would take seconds.
    rowDocument(base, tableRow);
  }
  problems.unshift(...campaigns);
  const tokens = tokenColumns
    .map(({ name }) => name)
    .filter((name) => !suggestions.some(({ column }) => column === name));
  return { rows, problems, leftOut: leftOutCount, tokens, suggestions };
}

const faultOf = ({ path, value }: Problem) => JSON.stringify([path, value]);

/** Whether rows differ in nothing but their names: no column is a field, and no text has a token. */
export function areAlike({ rows, tokens, suggestions }: Rows, base: Base): boolean {
  const [first, ...others] = rows.map(({ edits }) => JSON.stringify(edits));
  if (others.length === 0 || others.some((edits) => edits !== first)) return false;
  const isPlaced = rows.some((row) => row.tokens.location);
  const names = ['name', ...tokens, ...suggestions.map(({ column }) => column)];
  return !isPlaced && usedTokens([first, base.document], names).length === 0;
}

/** A row's campaign, made once. */
export const rowDocument = weakMapMemoize(
  ({ document }: Base, { id, edits, tokens }: TableRow): CampaignDocument => {
    const location = tokens.location || undefined;
    return {
      ...applyVariant(replaceFacts(document, { row: tokens }), edits),
      variant: id,
      location,
    };
  },
);

/** In characters. It's part of `utm_content`, of names of ads and of files. */
const maxIdLength = 40;

/** Names that Windows refuses for a folder. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name as an id that isn't taken yet: `São Paulo` is `sao-paulo`, the next one `sao-paulo-2`. */
export function rowId(name: string, row: number, takenIds: ReadonlySet<string>): string {
  const dashedName = plainLetters(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const id = dashedName === '' ? `row-${row}` : dashedName;
  const fit = /^[a-z]/.test(id) && !reservedNames.test(id) ? id : `row-${id}`;
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`;
    const unique = `${fit.slice(0, maxIdLength - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!takenIds.has(unique)) return unique;
  }
}
