import * as v from 'valibot';
import { distance } from '../document/resolve';
import type { Finding } from './problem';

export function schemaFindings(schema: v.GenericSchema, value: unknown): Finding[] {
  const { issues } = v.safeParse(schema, value, { message: wantedBy });
  return (issues ?? []).map((issue) => {
    const inner = deepest(issue);
    const paths = [issue, ...(inner === issue ? [] : [inner])].map((level) => v.getDotPath(level));
    // A field that shouldn't be there is reported by its name.
    const found = inner.expected === 'never' ? inner.path?.at(-1)?.value : inner.input;
    return { path: paths.filter(Boolean).join('.'), found, wanted: inner.message };
  });
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list, in brackets',
  Object: 'a record, in braces',
};

/** What a value has to be, if its schema doesn't say it in words. */
function wantedBy({ expected, path }: v.BaseIssue<unknown>): string {
  const last = path?.at(-1);
  if (last?.origin === 'key' && expected === `"${String(last.key)}"`)
    return `it${misspelled(String(last.key), Object.keys(Object(last.input)))}`;
  const options = (expected ?? '').replaceAll(/[()]/g, '').split(' | ');
  return [...new Set(options.map((option) => kinds[option] ?? option))].join(' or ');
}

function misspelled(name: string, keys: string[]): string {
  const near = keys.filter((key) => distance(name, key) <= Math.max(1, name.length / 3));
  return near.length > 0 ? ` (is it misspelled as ${near.join(' or ')}?)` : '';
}

/** A union's own message only says that no branch matches. The deepest one says why. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.findLast(({ path }) => path);
  return inner ? deepest(inner) : issue;
}
