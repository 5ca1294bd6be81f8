import { studioDownload as words } from '@/content/words/studio/download';
import { resolve } from '@/lib/campaign/document/resolve';
import type { Output } from '@/lib/campaign/outputs/output';
import { isStoppedBy } from '@/lib/campaign/outputs/sources';
import type { CampaignProblem } from '../text/find-problems';
import { type DownloadChoice, type EditedCampaign, outputsIn, serviceWith } from './downloads';

interface LeftOut {
  /** What's wrong, and what's left out because of it. */
  problems: readonly CampaignProblem[];
  /** Nothing is left to download. */
  isEverything: boolean;
}

/** What a download is without, because of texts that its files are made from. */
export function findLeftOut(
  sources: readonly EditedCampaign[],
  { kind, hasFilms, serviceId }: DownloadChoice,
): LeftOut {
  const options = { hasFilms, service: serviceWith(serviceId) };
  let isEverything = true;
  const inRows = new Set<string>();
  const problems = sources.flatMap((source) => {
    if (source.problems.length === 0) {
      isEverything = false;
      return [];
    }
    const files = outputsIn(resolve(source.document), kind, options).filter(
      ({ folder, isPreview }) => folder && !isPreview,
    );
    const isStopped = (file: Output) =>
      source.problems.some((problem) => isStoppedBy(file, problem));
    isEverything &&= files.every(isStopped);
    return source.problems.flatMap((problem) => {
      const stoppedFiles = files.filter((file) => isStoppedBy(file, problem));
      if (stoppedFiles.length === 0) return [];
      const sentence = `${problem.sentence} ${words.leavesOut} ${countsOf(stoppedFiles)}.`;
      if (source.index !== undefined) return { ...problem, source, sentence };
      // All rows have it from the campaign, so it's said once.
      const key = problem.path + sentence;
      if (inRows.has(key)) return [];
      inRows.add(key);
      return { ...problem, sentence };
    });
  });
  return { problems, isEverything: isEverything && problems.length > 0 };
}

/** How many files of each folder there are: `8 images, 1 sheet` */
function countsOf(files: readonly Output[]): string {
  const names = Object.entries(words.folders).flatMap(([folder, [singular, plural]]) => {
    const count = files.filter((file) => file.folder === folder).length;
    return count > 0 ? `${count} ${count === 1 ? singular : plural}` : [];
  });
  return names.join(', ');
}
