import type { ImageFile } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio/many';
import { withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { applyVariant, withEdit } from '@/lib/campaign/edits/edits';
import { factsOf } from '@/lib/campaign/document/resolve';
import { isInside } from '@/lib/campaign/document/paths';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { correctValue } from '@/lib/campaign/rules/corrections';
import { type Problem, stopsFiles } from '@/lib/campaign/document/problem';
import { cleanValue } from '@/lib/campaign/document/values';
import { cellFault } from './cell-fault';
import { type Column, columnName } from './columns';
import { type Field, replaceFacts, typedFieldsOf } from '@/lib/campaign/document/fields';
import { imageVisual } from '@/lib/campaign/document/visual';
import { changePicture } from '../images/pictures';
import { tokensIn } from './first-row';
import { findImage, nearestImage } from './image-names';
import { isEmptyRow } from './table';
import type { Base, Rows, TableRow } from './table-rows';

/** A column whose cells say where a row is, for its files and its sheet. */
export const isPlace = ({ name }: Column) => name.toLowerCase() === 'location';

/** The columns whose tokens texts have, in any capitals. */
export function usedTokens(texts: unknown, names: readonly string[]): string[] {
  const allTexts = JSON.stringify(texts).toLowerCase();
  return names.filter((name) => allTexts.includes(`{${name.toLowerCase()}}`));
}

/** What's wrong with a row, or with a column in the header. */
export const rowProblem = (row: number, sentence: string, label = ''): Problem => ({
  path: '',
  label,
  sentence,
  level: 'stops',
  row,
});

const isPicture = ({ kind }: Field) => kind === 'picture';

/** What a row changes in the campaign, and what's wrong with it. */
export function rowEdits(
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
          : withEdit({ original: base.document, variant, field, value }),
      base.edits,
    );
  const document = replaceFacts(base.document, { row: tokens });
  const facts = factsOf(applyVariant(document, rowVariant));
  const edits = columns.reduce((variant, { field }) => {
    const value = field && rowVariant[field.path];
    const better = value && correctValue(field, value, facts);
    return better && better !== value
      ? withEdit({ original: base.document, variant, field, value: better })
      : variant;
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
