import { editsWords } from '@/content/words/edits';
import { studio } from '@/content/words/studio/studio';
import type { Difference } from '@/lib/campaign/edits/saved-edits';
import { Problems } from './problems';

/** Edits of a draft, a link or a file that no longer match the campaign, each leading to its text. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const problems = differences.map(({ kind, ...place }) => ({
    ...place,
    sentence: editsWords.differences[kind],
    level: 'advice' as const,
  }));
  return <Problems title={studio.differences.heading} problems={problems} />;
}
