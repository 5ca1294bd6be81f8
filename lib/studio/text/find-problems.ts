import type { CampaignDocument } from '@/content/schema';
import { problemWords } from '@/content/words/problems';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import type { Variant } from '@/lib/campaign/edits/edits';
import { judge } from '@/lib/campaign/rules';
import type { Problem } from '@/lib/campaign/document/problem';
import type { EditedCampaign } from '../download/downloads';

/** A problem, and the campaign that it's in, where a list has those of several. */
export interface CampaignProblem extends Problem {
  source?: Partial<EditedCampaign>;
}

interface Source extends Partial<EditedCampaign> {
  document: CampaignDocument;
  typed?: Variant;
}

/** Finds what's wrong with campaigns, step by step. */
export function* findProblems(
  sources: readonly Source[],
  typeface: Typeface,
): Generator<undefined, CampaignProblem[]> {
  const problems: CampaignProblem[] = [];
  for (const source of sources)
    for (const problem of judge({ ...source, typeface }, problemWords))
      if (problem) problems.push({ ...problem, source });
      else yield;
  return problems;
}
