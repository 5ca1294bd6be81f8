import type { CampaignDocument } from '@/content/schema';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import { problemWords } from '@/content/words/problems';
import { judge } from '@/lib/campaign/rules';
import type { Problem } from '@/lib/campaign/rules/problem';
import type { Variant } from '@/lib/campaign/edits/edits';

export type FoundProblem<Source> = Problem & { source: Source };

/** Finds what's wrong with campaigns, step by step. */
export function* findProblems<Source extends { document: CampaignDocument; typed?: Variant }>(
  sources: readonly Source[],
  typeface: Typeface,
): Generator<undefined, FoundProblem<Source>[]> {
  const found: FoundProblem<Source>[] = [];
  for (const source of sources)
    for (const problem of judge({ ...source, typeface }, problemWords))
      if (problem) found.push({ ...problem, source });
      else yield;
  return found;
}
