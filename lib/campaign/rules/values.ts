import * as v from 'valibot';
import { graphemes } from '@/content/schema/graphemes';
import { cleanLine } from '../clean-text';
import { type Field, fieldsOf } from '../fields';
import { type Facts, longestText, nearestToken, resolveText } from '../resolve';
import { cleanValue, limits, orderIn, orderOf } from '../values';
import { readLogo, readVisual } from '../visual';
import { type Finding, finding, type Judged } from './problem';
import { schemaFindings } from './schema';

export const knownTokens = ({ unknown, facts }: Judged): Finding[] =>
  unknown.map(({ path, token }) => unknownToken(path, token, facts));

/** What was typed and can't be used. */
export function* typedValues({ document, facts, typed }: Judged) {
  for (const field of fieldsOf(document)) {
    const value = typed[field.path];
    // A part's order refers to the exported entries, and a wrong one is never used.
    const found =
      value === undefined || field.kind === 'part' ? undefined : valueProblem(field, value, facts);
    if (found) yield found;
  }
}

/** What's wrong with a typed value; undefined if nothing. */
export function valueProblem(field: Field, typed: string, facts: Facts): Finding | undefined {
  const { count, kind, optional, path, schema } = field;
  if (kind !== 'list' && typed.length > longestText)
    return finding(path, typed, `${limits.characters} characters or fewer`);
  const value = cleanValue(field, typed);
  if (optional && value === '') return undefined;
  if (kind === 'part') {
    const order = orderIn(value);
    if (!order || order.some((index) => index >= (count ?? 1)))
      return finding(path, typed, 'a list of items that exist');
    const [wanted] = countProblems(schema, order);
    return wanted === undefined ? undefined : finding(path, typed, wanted);
  }
  if (kind === 'picture')
    return readVisual(value)
      ? undefined
      : finding(path, typed, 'the name of an image that was added, or one of the pictures');
  if (kind === 'logo')
    return readLogo(value) ? undefined : finding(path, '', 'a logo of up to 20 shapes');
  // An entry that was emptied still counts.
  const lines = kind === 'list' ? typed.split('\n').map(cleanLine) : [value];
  if (lines.length > limits.entries)
    return finding(path, typed, `${limits.entries} items or fewer`);
  if (kind === 'list' && lines.includes(''))
    return finding(`${path}.${lines.indexOf('')}`, '', 'text');
  for (const [index, line] of lines.entries()) {
    const { text, unknown, isTooLong } = resolveText(line, facts);
    const [token] = unknown;
    const at = kind === 'list' ? `${path}.${index}` : path;
    if (token !== undefined) return unknownToken(at, token, facts);
    if (isTooLong || graphemes(text).length > limits.characters)
      return finding(at, typed, `${limits.characters} characters or fewer`);
  }
  // A token can't stand for a color.
  const texts = kind === 'color' ? lines : lines.map((line) => resolveText(line, facts).text);
  const [found] = schemaFindings(schema, kind === 'list' ? texts : texts[0]);
  if (found?.path) return { ...found, path: `${path}.${found.path}` };
  return found && { ...found, path, found: value };
}

function unknownToken(path: string, token: string, facts: Facts): Finding {
  const [shown, nearest] = [token.slice(0, 60), nearestToken(token, facts)];
  const sentence =
    nearest === shown
      ? `${shown} stands for a text that refers back to this one.`
      : `${shown} isn’t a known fact.${nearest ? ` Did you mean ${nearest}?` : ''} To show the character {, type \\{.`;
  return { path, found: token, sentence };
}

export function mayHave({ schema }: Field, count: number): boolean {
  return count <= limits.entries && countProblems(schema, orderOf(count)).length === 0;
}

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
