import { useEffect, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { judge } from '@/lib/campaign/rules';
import type { Problem } from '@/lib/campaign/rules/problem';
import { nextTask } from '@/lib/site/next-task';
import type { Lettering } from '@/lib/studio/draw';
import type { Variant } from '@/lib/studio/edits';

/** Campaigns, and what was typed in them. */
interface Judgeable {
  document: CampaignDocument;
  typed?: Variant;
}

/** What's wrong with campaigns, once typing pauses, with the campaign that each problem is in. */
export function useProblems<Source extends Judgeable>(
  sources: readonly Source[],
  { typeface }: Lettering,
) {
  const [problems, setProblems] = useState<readonly (Problem & { source: Source })[]>([]);

  useEffect(() => {
    let isCurrent = true;
    async function check() {
      const found: (Problem & { source: Source })[] = [];
      for (const source of sources)
        for (const problem of judge({ ...source, typeface })) {
          if (problem) found.push({ ...problem, source });
          // oxlint-disable-next-line no-await-in-loop -- between two steps, so that typing isn't blocked
          else await nextTask();
          if (!isCurrent) return;
        }
      setProblems((before) => (before.length + found.length === 0 ? before : found));
    }
    const timer = setTimeout(() => void check(), 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sources, typeface]);

  return problems;
}
