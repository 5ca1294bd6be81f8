import { useEffect, useState } from 'react';
import { resolve } from '@/lib/campaign/document/resolve';
import type { DownloadKind } from '@/lib/studio/download/download-kinds';
import { type EditedCampaign, outputsIn } from '@/lib/studio/download/downloads';
import { type CampaignProblem, findProblems } from '@/lib/studio/text/find-problems';
import { runInBackground } from '@/lib/studio/run-in-background';
import { useStudio } from '../store';
import { letteringOf } from '../store/drawing-selectors';

/** The words that don't fit the files that somebody downloads, once that's known. */
export function useMisfits(sources: readonly EditedCampaign[], kind: DownloadKind) {
  const { typeface } = useStudio(letteringOf);
  const [problems, setProblems] = useState<readonly CampaignProblem[]>([]);
  useEffect(
    () => runInBackground(findProblems(sources, typeface), setProblems),
    [sources, typeface],
  );
  return problems.filter(
    ({ files, source }) =>
      files !== undefined &&
      source?.document &&
      outputsIn(resolve(source.document), kind).some(
        ({ picture }) => picture && files.includes(picture.name),
      ),
  );
}
