import type { AdCampaign } from '@/content/schema';

type Demographics = AdCampaign['ads']['primary']['targeting']['demographics'];

/** Who an ad is for, as lines of a label and a value: the job titles, then the details that only this audience has. */
export function demographicsLines(
  { titles, more }: Demographics,
  labels: Record<'titles' | 'yes' | 'no', string>,
): [label: string, value: string][] {
  return [
    [labels.titles, titles.join(', ')],
    ...more.map(({ label, value }): [string, string] => {
      if (typeof value === 'string') return [label, value];
      return [label, value ? labels.yes : labels.no];
    }),
  ];
}
