import type { Demographics } from '@/content/schema';
import { demographicsLabels, socialAds } from '@/content/words/social-ads';

const { labels } = socialAds;

/** Whom an ad is aimed at, line by line, as label and words: the titles, then what only this audience has. */
export function demographicsLines(demographics: Demographics): [string, string][] {
  const values: Record<string, string | boolean | string[]> = demographics;
  const own = Object.entries(demographicsLabels).flatMap(([field, label]): [string, string][] => {
    const value = values[field];
    if (typeof value === 'boolean') return [[label, value ? labels.yes : labels.no]];
    return typeof value === 'string' ? [[label, value]] : [];
  });
  return [[labels.titles, demographics.titles.join(', ')], ...own];
}
