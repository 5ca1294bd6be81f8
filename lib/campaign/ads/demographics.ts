import type { Demographics } from '@/content/schema';

type Label = keyof Demographics | 'yes' | 'no';

/** Who an ad is for, as lines of a label and a value: the job titles, then the details that only this audience has. */
export function demographicsLines(
  { titles, ...details }: Demographics,
  labels: Record<Label, string>,
): [label: string, value: string][] {
  const lines = Object.entries(details).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || !isDetail(name, labels)) return [];
    return [[labels[name], typeof value === 'string' ? value : labels[value ? 'yes' : 'no']]];
  });
  return [[labels.titles, titles.join(', ')], ...lines];
}

function isDetail(name: string, labels: Record<Label, string>): name is Label {
  return name in labels;
}
