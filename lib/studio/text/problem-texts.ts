import { studio } from '@/content/words/studio/studio';
import { studioFields } from '@/content/words/studio/fields';
import type { Field } from '@/lib/campaign/document/fields';
import { infoAt } from '@/lib/campaign/document/schema-info';
import { mayHave } from '@/lib/campaign/rules/values';
import type { CampaignProblem } from './find-problems';
import type { Problem } from '@/lib/campaign/document/problem';

/** Before the label of a field of an ad: both ads have the same ones. */
export function adOf({ path }: Pick<Problem, 'path'>): string {
  const { group } = infoAt(path);
  return group === 'fear' || group === 'remedy' ? `${studioFields.groups[group]}, ` : '';
}

/** Problems, each once, with how often it's there: the same one may be in several pictures. */
export function mergeRepeatedProblems(problems: readonly CampaignProblem[]): CampaignProblem[] {
  const byKey = new Map<string, { problem: CampaignProblem; count: number }>();
  for (const problem of problems) {
    const same = byKey.get(keyOf(problem));
    if (same) same.count += 1;
    else byKey.set(keyOf(problem), { problem, count: 1 });
  }
  return Array.from(byKey.values(), ({ problem, count }) => {
    if (count === 1) return problem;
    return { ...problem, sentence: `${problem.sentence} ${studio.box.many.join(` ${count} `)}` };
  });
}

/** Tells the problems of a list apart. */
export const keyOf = ({ source, label, path, sentence }: CampaignProblem): string =>
  `${source?.name} ${label} ${path} ${sentence}`;

/** How to remove an entry of a list, or that none may be missing. */
export const removalNote = (field: Field) =>
  mayHave(field, (field.count ?? 0) - 1)
    ? studio.box.toRemove
    : studio.box.fewest.replace('#', String(field.count));
