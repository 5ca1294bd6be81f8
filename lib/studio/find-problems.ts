import type { CampaignDocument } from '@/content/schema';
import type { Typeface } from '@/lib/campaign/picture/typeface';
import { judge } from '@/lib/campaign/rules';
import type { Problem } from '@/lib/campaign/rules/problem';
import { nextTask } from '@/lib/site/next-task';
import type { Variant } from './edits';

/** A campaign, and what was typed in it. */
interface Judgeable {
  document: CampaignDocument;
  typed?: Variant;
}

/** A problem with the campaign that it's in. */
export type FoundProblem<Source> = Problem & { source: Source };

/**
 * Looks for what's wrong with campaigns, step by step, so that typing isn't blocked.
 * @param onFound gets all problems, each with the campaign that it's in
 * @returns a function that stops it
 */
export function findProblems<Source extends Judgeable>(
  sources: readonly Source[],
  typeface: Typeface,
  onFound: (problems: FoundProblem<Source>[]) => void,
): () => void {
  let isCurrent = true;
  async function check() {
    await nextTask();
    if (!isCurrent) return;
    const found: FoundProblem<Source>[] = [];
    for (const source of sources)
      for (const problem of judge({ ...source, typeface })) {
        if (problem) found.push({ ...problem, source });
        // oxlint-disable-next-line no-await-in-loop -- between two steps, so that typing isn't blocked
        else await nextTask();
        if (!isCurrent) return;
      }
    onFound(found);
  }
  void check();
  return () => {
    isCurrent = false;
  };
}
