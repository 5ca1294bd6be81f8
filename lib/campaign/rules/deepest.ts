import type * as v from 'valibot';

/** A union's own message only says that no branch matches. The deepest one says why. */
export function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.findLast(({ path }) => path);
  return inner ? deepest(inner) : issue;
}
