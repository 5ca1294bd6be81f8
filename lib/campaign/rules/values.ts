import * as v from 'valibot';
import { graphemes } from '@/content/schema/graphemes';
import { cleanLine, codeLetters } from '../document/clean-text';
import { type Field, fieldsOf } from '../document/fields';
import { type Facts, longestText, nearestToken, resolveText } from '../document/resolve';
import { infoAt } from '../document/schema-info';
import { cleanValue, limits, orderIn, orderOf } from '../document/values';
import { readLogo, readVisual } from '../document/visual';
import { type Finding, finding, type Judged } from './problem';
import { schemaFindings } from './schema';

export const knownTokens = ({ unknown, facts }: Judged): Finding[] =>
  unknown.map(({ path, token }) => unknownToken(path, token, facts));

/** What was typed and can't be used. */
export function* typedValues({ document, facts, typed }: Judged) {
  for (const field of fieldsOf(document)) {
    const value = typed[field.path];
    // A part's order refers to the exported entries, and a wrong one is never used.
    if (value !== undefined && field.kind !== 'part') yield* valueProblems(field, value, facts);
  }
}

/** The first thing that's wrong with a typed value; undefined if nothing. */
export const valueProblem = (...typed: Parameters<typeof valueProblems>) =>
  valueProblems(...typed)[0];

/** What's wrong with a typed value, or with each entry of a list. */
export function valueProblems(field: Field, typed: string, facts: Facts): Finding[] {
  const { count, form, kind, limit = limits.characters, optional, path, schema } = field;
  if (kind !== 'list' && typed.length > longestText)
    return [finding(path, typed, `${limit} characters or fewer`)];
  const value = cleanValue(field, typed);
  if (optional && value === '') return [];
  if (kind === 'part') {
    const order = orderIn(value);
    if (!order || order.some((index) => index >= (count ?? 1)))
      return [finding(path, typed, 'a list of items that exist')];
    return countProblems(schema, order).map((wanted) => finding(path, typed, wanted));
  }
  if (kind === 'picture')
    return readVisual(value)
      ? []
      : [finding(path, typed, 'the name of an image that was added, or one of the pictures')];
  if (kind === 'logo')
    return readLogo(value) ? [] : [finding(path, '', 'the name of a logo that was added')];
  // An entry that was emptied still counts.
  const lines = kind === 'list' ? typed.split('\n').map(cleanLine) : [value];
  if (lines.length > limits.entries)
    return [finding(path, typed, `${limits.entries} items or fewer`)];
  const resolved = lines.map((line) => resolveText(line, facts));
  const found = resolved.flatMap(({ text, unknown: [token], isTooLong }, index) => {
    const at = kind === 'list' ? `${path}.${index}` : path;
    if (kind === 'list' && lines[index] === '') return finding(at, '', 'text');
    if (token !== undefined) return unknownToken(at, token, facts);
    const isLong = isTooLong || graphemes(text).length > limits.characters;
    return isLong ? finding(at, typed, `${limit} characters or fewer`) : [];
  });
  // A token can't stand for a color.
  const texts =
    kind === 'color'
      ? lines
      : resolved.map(({ text }) => (form === 'capitals' ? codeLetters(text) : text));
  const issues = schemaFindings(schema, kind === 'list' ? texts : texts[0]);
  return [
    ...found,
    ...issues.map(({ path: inner, ...issue }) =>
      inner
        ? Object.assign(issue, { path: `${path}.${inner}` })
        : Object.assign(issue, { path, found: value }),
    ),
  ];
}

function unknownToken(path: string, token: string, facts: Facts): Finding {
  const [shown, nearest] = [token.slice(0, 60), nearestToken(token, facts)];
  if (/^(?:\{\{|\*)/.test(token) && nearest !== token.slice(1, -1)) {
    const sentence = infoAt(path).isEmail
      ? `${shown} is one email service’s merge tag. For the reader’s first name, use Insert a fact: each service gets its own tag.`
      : `${shown} is a merge tag, which only emails can have.`;
    return { path, found: token, sentence };
  }
  const sentence =
    nearest === shown
      ? `${shown} stands for a text that refers back to this one.`
      : `${shown} isn’t a known fact.${nearest ? ` Did you mean ${nearest}?` : ''} To show the character {, type \\{.`;
  return { path, found: token, sentence };
}

export const mayHave = ({ schema }: Field, count: number): boolean =>
  count <= limits.entries && countProblems(schema, orderOf(count)).length === 0;

type Piped = { type: string; pipe?: readonly (v.GenericPipeItem & Piped)[] };

/** What a list's schema says about a number of entries, whatever they are. */
export function countProblems({ pipe = [] }: Piped, order: number[]): string[] {
  return pipe.flatMap((item) => {
    if (item.kind === 'schema') return countProblems(item, order);
    if (item.kind !== 'validation' || !item.type.endsWith('length')) return [];
    const { issues = [] } = item['~run']({ typed: true, value: order }, {});
    return issues.map(({ message }) => message);
  });
}
