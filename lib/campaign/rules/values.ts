import * as v from 'valibot';
import { graphemes } from '@/content/schema/graphemes';
import { cleanLine, codeLetters } from '../document/clean-text';
import { type Field, fieldsOf } from '../document/fields';
import { type Facts, longestText, nearestToken, resolveText } from '../document/resolve';
import { infoAt } from '../document/schema-info';
import { cleanValue, limits, orderIn, orderOf } from '../document/values';
import { numberText, readNumber } from '../document/number';
import { inForm } from '../document/text-form';
import { readLogo, readVisual } from '../document/visual';
import { fill } from '../document/fill';
import type { ProblemWords } from '@/content/words/problems';
import type { Finding, Judged } from './rule';
import { findDamage, findOtherAlphabet } from './damage';
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
export const valueProblem = (...input: Parameters<typeof valueProblems>) =>
  valueProblems(...input)[0];

/** What's wrong with a typed value, or with each entry of a list. */
export function valueProblems(field: Field, input: string, facts: Facts): Finding[] {
  const { count, form, kind, limit = limits.characters, locale, optional, path, schema } = field;
  const tooLong = (words: ProblemWords) =>
    fill(words.wanted.fewer, { most: numberText(limit, locale) });
  if (kind !== 'list' && input.length > longestText)
    return [{ path, value: input, expected: tooLong }];
  const value = cleanValue(field, input);
  if (optional && value === '') return [];
  if (kind === 'part') {
    const order = orderIn(value);
    if (!order || order.some((index) => index >= (count ?? 1)))
      return [{ path, value: input, expected: (words) => words.wanted.order }];
    return countProblems(schema, order).map((expected) => ({
      path,
      value: input,
      expected,
    }));
  }
  if (kind === 'picture')
    return readVisual(value)
      ? []
      : [{ path, value: input, expected: (words) => words.wanted.picture }];
  if (kind === 'logo')
    return readLogo(value) ? [] : [{ path, value: '', expected: (words) => words.wanted.logo }];
  if (kind === 'number') {
    const number = readNumber(value, locale);
    if (number !== undefined)
      return schemaFindings(schema, number).map(({ expected }) => ({
        path,
        value: input,
        expected,
      }));
    const example = numberText(1_234_567.8, locale);
    const expected = (words: ProblemWords) => fill(words.wanted.number, { example });
    return [{ path, value, expected }];
  }
  if (kind === 'boolean') return [];
  if (kind === 'choices')
    return schemaFindings(schema, value.split('\n')).map(({ expected }) => ({
      path,
      value,
      expected,
    }));
  // An entry that was emptied still counts.
  const lines = kind === 'list' ? input.split('\n').map(cleanLine) : [value];
  if (lines.length > limits.entries)
    return [
      {
        path,
        value: input,
        expected: (words) => fill(words.wanted.fewerItems, { most: limits.entries }),
      },
    ];
  const resolvedLines = lines.map((line) => resolveText(line, facts));
  const findings = resolvedLines.flatMap(
    ({ text, unknown: [token], isTooLong }, index): Finding[] => {
      const at = kind === 'list' ? `${path}.${index}` : path;
      if (kind === 'list' && lines[index] === '') return [{ path: at, value: '' }];
      if (token !== undefined) return [unknownToken(at, token, facts)];
      const damage =
        findDamage(lines[index] ?? '') ??
        (form === 'capitals' && findOtherAlphabet(codeLetters(text)));
      if (damage) return [{ path: at, value: lines[index], sentence: damage }];
      const isLong = isTooLong || graphemes(text).length > limits.characters;
      return isLong ? [{ path: at, value: input, expected: tooLong }] : [];
    },
  );
  // A token can't stand for a color.
  const texts =
    kind === 'color' ? lines : resolvedLines.map(({ text }) => inForm(text, form, locale));
  const issues = schemaFindings(schema, kind === 'list' ? texts : texts[0]);
  return [
    ...findings,
    ...issues.map(({ path: inner, ...issue }) =>
      inner
        ? Object.assign(issue, { path: `${path}.${inner}` })
        : Object.assign(issue, { path, value }),
    ),
  ];
}

function unknownToken(path: string, token: string, facts: Facts): Finding {
  const slots = { token: token.slice(0, 60), nearest: nearestToken(token, facts) };
  const isTag = /^(?:\{\{|\*)/.test(token) && slots.nearest !== token.slice(1, -1);
  const sentence = ({ tokens: words }: ProblemWords) => {
    if (isTag && infoAt(path).isEmail)
      return fill(words.service, { ...slots, insert: words.insert });
    if (isTag) return fill(words.tag, slots);
    if (slots.nearest === slots.token) return fill(words.circle, slots);
    return slots.nearest ? fill(words.nearest, slots) : fill(words.unknown, slots);
  };
  return { path, value: token, sentence };
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
