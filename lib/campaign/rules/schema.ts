import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import type { ProblemWords } from '@/content/words/problems';
import { fill } from '../document/fill';
import type { Finding } from './rule';

/** What a value has that its schema doesn't allow, each with its path in the value. */
export function schemaFindings(schema: v.GenericSchema, value: unknown): Finding[] {
  // Without a message, it says what it wants in general words.
  const { issues = [] } = v.safeParse(schema, value, { message: () => '' });
  return issues.map((issue) => {
    const inner = deepest(issue);
    const paths = [issue, ...(inner === issue ? [] : [inner])].map((level) => v.getDotPath(level));
    // A field that shouldn't be there is reported by its name.
    const input = inner.expected === 'never' ? inner.path?.at(-1)?.value : inner.input;
    const expected = inner.message || ((words: ProblemWords) => expectedBy(inner, words.wanted));
    return { path: paths.filter(Boolean).join('.'), value: input, expected };
  });
}

/** What a value has to be, if its schema doesn't say it in words. */
function expectedBy({ expected, path }: v.BaseIssue<unknown>, words: ProblemWords['wanted']) {
  const last = path?.at(-1);
  if (last?.origin === 'key' && expected === `"${String(last.key)}"`) {
    const near = similarKeys(String(last.key), Object.keys(Object(last.input)));
    const names = near.join(` ${words.or} `);
    return near.length > 0 ? fill(words.misspelled, { near: names }) : words.missing;
  }
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const options = (expected ?? '').replaceAll(/[()]/g, '').split(' | ');
  return [...new Set(options.map((option) => kinds[option] ?? option))].join(` ${words.or} `);
}

const similarKeys = (name: string, keys: readonly string[]) =>
  keys.filter((key) => distance(name, key) <= Math.max(1, name.length / 3));

/** A union's own message only says that no branch matches. The deepest one says why. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.findLast(({ path }) => path);
  return inner ? deepest(inner) : issue;
}
