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
  const found = [...problems, ...result.problems];
  if (found.length === 0 && files.size === 0) found.push(publishWords.files.unchanged);
  if (found.length === 0 && !isCheck) found.push(...(await writeContent(files)));
  return found.length > 0
    ? { report: problemReport(found), hasProblems: true }
    : { report: publishReport(publications, !isCheck), hasProblems: false };
}
