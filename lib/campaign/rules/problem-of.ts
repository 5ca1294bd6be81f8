import type { CampaignDocument } from '@/content/schema';
import type { ProblemWords } from '@/content/words/problems';
import { fieldsOf } from '../document/fields';
import { parentPath } from '../document/paths';
import type { Problem } from '../document/problem';
import { type Finding, putIntoWords, sentenceOf } from './rule';

/** A finding in words, with what the studio calls its field. */
export function problemOf(
  finding: Finding,
  document: CampaignDocument,
  words: ProblemWords,
): Problem {
  const { path } = finding;
  const fields = fieldsOf(document);
  const labelAt = (fieldPath: string) => fields.find((field) => field.path === fieldPath)?.label;
  const entry = Number(path.split('.').at(-1)) + 1;
  const list = labelAt(parentPath(path));
  const label = labelAt(path) ?? (list && entry ? `${list} ${entry}` : '');
  return {
    level: 'stops',
    ...finding,
    label,
    sentence: sentenceOf(finding, words),
    expected: finding.expected && putIntoWords(finding.expected, words),
  };
}
