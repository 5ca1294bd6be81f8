import { studio } from '@/content/words/studio/studio';
import { studioFields } from '@/content/words/studio/fields';
import type { Field } from '@/lib/campaign/document/fields';
import { infoAt } from '@/lib/campaign/document/schema-info';
import { mayHave } from '@/lib/campaign/rules/values';
import type { EditedCampaign } from '@/lib/studio/download/downloads';
import type { Problem } from '@/lib/campaign/rules/problem';

/** A problem, and the campaign that it's in, if it isn't just the one on the wall. */
export interface Listed extends Problem {
  source?: Partial<EditedCampaign>;
}

/** Before the label of a field of an ad: both ads have the same ones. */
export function adOf({ path }: Pick<Problem, 'path'>): string {
  const { group } = infoAt(path);
  return group === 'fear' || group === 'remedy' ? `${studioFields.groups[group]}, ` : '';
}

/** Problems, each once: the same one may be in several pictures. */
export function once<Found extends Listed>(problems: readonly Found[]): Found[] {
  const said = new Map<string, Found[]>();
  for (const problem of problems) {
    const key = `${problem.source?.name} ${problem.label} ${problem.path} ${problem.sentence}`;
    said.set(key, [...(said.get(key) ?? []), problem]);
  }
  return [...said.values()].flatMap((same) => {
    const sentence = [same[0]?.sentence, studio.box.many.join(` ${same.length} `)].join(' ');
    return same[1] ? Object.assign({}, same[0], { sentence }) : same;
  });
}

/** How to remove an entry of a list, or that none may be missing. */
export const removalNote = (field: Field) =>
  mayHave(field, (field.count ?? 0) - 1)
    ? studio.box.toRemove
    : studio.box.fewest.replace('#', String(field.count));
