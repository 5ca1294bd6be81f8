import { publishWords } from '@/content/words/publish';
import { currentContent } from './content';
import type { EditsFiles } from './edits-files';
import { publishEdits } from './publish-edits';
import { problemReport, publishReport } from './report';
import { writeContent } from './write-content';

/**
 * Writes edits into the content: all of them, or nothing.
 * @param isCheck only works out what would be written
 * @returns what to say about it, in Markdown
 */
export async function publish(
  { sources, problems }: EditsFiles,
  isCheck = false,
): Promise<{ report: string; hasProblems: boolean }> {
  const { files, publications, ...result } = await publishEdits(await currentContent(), sources);
  const allProblems = [...problems, ...result.problems];
  if (allProblems.length === 0 && files.size === 0) allProblems.push(publishWords.files.unchanged);
  if (allProblems.length === 0 && !isCheck) allProblems.push(...(await writeContent(files)));
  return allProblems.length > 0
    ? { report: problemReport(allProblems), hasProblems: true }
    : { report: publishReport(publications, !isCheck), hasProblems: false };
}
