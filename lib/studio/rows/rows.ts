import { weakMapMemoize } from 'reselect';
import type { CampaignDocument, ImageFile } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio/many';
import { csv, withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { cleanLine, plainLetters } from '@/lib/campaign/document/clean-text';
import { applyVariant, withEdit, withParts } from '@/lib/campaign/edits/edits';
import { factsOf } from '@/lib/campaign/document/resolve';
import { isInside } from '@/lib/campaign/document/paths';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { correctValue } from '@/lib/campaign/rules/corrections';
import { type Problem, stopsFiles } from '@/lib/campaign/document/problem';
import { cleanValue, valueOf } from '@/lib/campaign/document/values';
import { cellFault } from './cell-fault';
import {
  askAbout,
  type Column,
  columnName,
  columnsOf,
  isToken,
  knownNames,
  namesLike,
} from './columns';
import { type Field, replaceFacts, typedFieldsOf } from '@/lib/campaign/document/fields';
import { imageVisual } from '@/lib/campaign/document/visual';
import { changePicture } from '../images/pictures';
import { tokensIn } from './first-row';
import { findImage, nearestImage } from './image-names';
import { nameRows } from './row-names';
import { isEmptyRow, readTable, type TableText } from './table';
import { type Base, noRows, type Rows, type TableRow } from './table-rows';

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

const isPlace = ({ name }: Column) => name.toLowerCase() === 'location';

const faultOf = ({ path, value }: Problem) => JSON.stringify([path, value]);

/** Whether rows differ in nothing but their names: no column is a field, and no text has a token. */
export function areAlike({ rows, tokens, suggestions }: Rows, base: Base): boolean {
  const [first, ...others] = rows.map(({ edits }) => JSON.stringify(edits));
  if (others.length === 0 || others.some((edits) => edits !== first)) return false;
  const isPlaced = rows.some((row) => row.tokens.location);
  const names = ['name', ...tokens, ...suggestions.map(({ column }) => column)];
  return !isPlaced && usedTokens([first, base.document], names).length === 0;
}

/** The columns whose tokens texts have, in any capitals. */
function usedTokens(texts: unknown, names: readonly string[]): string[] {
  const allTexts = JSON.stringify(texts).toLowerCase();
  return names.filter((name) => allTexts.includes(`{${name.toLowerCase()}}`));
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

const rowProblem = (row: number, sentence: string, label = ''): Problem => ({
  path: '',
  label,
  sentence,
  level: 'stops',
  row,
});

const isPicture = ({ kind }: Field) => kind === 'picture';

function rowEdits(
  cells: readonly string[],
  columns: readonly Column[],
  base: Base,
  row: number,
): Pick<TableRow, 'edits' | 'tokens'> & Pick<Rows, 'problems'> {
  const tokens = tokensIn(cells, columns);
  const { faults } = words;
  if (!isEmptyRow(cells.slice(columns.length))) {
    return { edits: base.edits, tokens, problems: [rowProblem(row, faults.tooManyCells)] };
  }
  const values = columns.flatMap(({ field }, index) => {
    const value = field && cellValue(field, cells[index] ?? '', base.document.images);
    return value ? [{ field, value: cleanValue(field, value) }] : [];
  });
  // Another picture needs another alternative text, which may be in a column before it.
  const rowVariant = values
    .toSorted((one, other) => Number(isPicture(other.field)) - Number(isPicture(one.field)))
    .reduce(
      (variant, { field, value }) =>
        isPicture(field)
          ? changePicture({ original: base.document, variant, field, value })
          : withEdit(base.document, variant, field, value),
      base.edits,
    );
  const document = replaceFacts(base.document, { row: tokens });
  const facts = factsOf(applyVariant(document, rowVariant));
  const edits = columns.reduce((variant, { field }) => {
    const value = field && rowVariant[field.path];
    const better = value && correctValue(field, value, facts);
    return better && better !== value ? withEdit(base.document, variant, field, better) : variant;
  }, rowVariant);
  const rowCampaign = applyVariant(document, edits);
  const names = columns.map(({ name }) => name);
  const usedNames = new Set(usedTokens(rowCampaign, names));
  const brokenCells = columns.flatMap((column, index) => {
    const { name, field } = column;
    const isUsed = index === 0 || field !== undefined || isPlace(column) || usedNames.has(name);
    const fault = isUsed ? cellFault(column, cells[index] ?? '') : undefined;
    return fault === undefined ? [] : [rowProblem(row, fault, name)];
  });
  if (brokenCells.length > 0) return { edits, tokens, problems: brokenCells };
  const blank = columns.flatMap(({ name }) => (tokens[name.toLowerCase()] === '' ? name : []));
  const empty = blank.length > 0 ? usedTokens(rowCampaign, blank) : [];
  if (empty.length > 0) {
    const missingCells = empty.map((name) => rowProblem(row, words.faults.emptyCell, name));
    return { edits, tokens, problems: missingCells };
  }
  const fields = typedFieldsOf(base.document);
  // Whether words fit a picture is checked when it's drawn.
  const stopping = problemsIn({ document: rowCampaign, typed: edits }, problemWords).filter(
    stopsFiles,
  );
  const problems = stopping.map((problem) => {
    const column = columns.find(({ field }) => field && isInside(problem.path, field.path));
    const isMissing =
      column?.field?.path === problem.path &&
      isPicture(column.field) &&
      problem.expected !== undefined;
    const field = fields.find(({ path }) => isInside(problem.path, path));
    const name = field ? columnName(fields, field) : problem.label;
    const sentence = isMissing
      ? missingImage(String(problem.value), base.document.images)
      : field?.isAlt && problem.value === ''
        ? words.faults.noAlt.replace('#', () => name)
        : problem.sentence;
    return Object.assign(problem, { label: column?.name ?? name, sentence, row });
  });
  return { edits, tokens, problems };
}

/** Says that a row's image isn't here, and which one it may be. */
function missingImage(name: string, images: readonly ImageFile[] = []): string {
  const { noImage, nearestImage: nearestWords } = words.faults;
  const nearest = nearestImage(images, name);
  const sentences = [
    noImage.replace('#', () => name),
    nearest && nearestWords.replace('#', () => nearest),
  ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * A cell's value, in which ` | ` separates a list's entries like a line break, and a picture's is the
 * name of an image.
 */
function cellValue({ kind }: Field, cell: string, images: readonly ImageFile[] = []): string {
  const value = withoutApostrophe(cell);
  const clean = cleanLine(value);
  if (clean === '') return '';
  if (kind === 'picture') {
    const rowsByName = findImage(images, clean);
    return rowsByName ? imageVisual(rowsByName) : clean;
  }
  return kind === 'list' ? value.replace(/\s\|(?=\s)/g, '\n') : value;
}

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

/** The fields that an example has: what a reader sees first in an email and in an ad. */
const paths = new Set(['audience.email.subject', 'audience.ad.ads.primary.picture.headline']);

/** A table to start from, as CSV: the campaign's texts, some of them only in the first row. */
export function exampleTable(document: CampaignDocument): string {
  const fields = typedFieldsOf(document);
  const examples = fields.filter(({ path }) => paths.has(path));
  const names = examples.map((field) => columnName(fields, field));
  const texts = examples.map((field) => valueOf(document, field));
  // Only the first row has the last text.
  const otherTexts = [...texts.slice(0, -1), ''];
  const rows = Array.from(words.exampleNames, (name: string, index) =>
    [name].concat(index > 0 ? otherTexts : texts),
  );
  return csv([[words.nameColumn, ...names], ...rows]);
}
