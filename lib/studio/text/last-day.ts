import { problemWords } from '@/content/words/problems';
import type { Campaign } from '@/content/schema';
import type { Check } from '@/lib/campaign/document/problem';
import { infoAt } from '@/lib/campaign/document/schema-info';
import { resolve } from '@/lib/campaign/document/resolve';
import { lastDayProblem } from '@/lib/campaign/rules/last-day';
import type { EditedCampaign } from '../download/downloads';
import type { CampaignProblem } from './find-problems';

/** Says that an offer is over right now, or that nobody can tell. */
export const findLastDayProblem = (campaign: Parameters<typeof lastDayProblem>[0]) =>
  lastDayProblem(campaign, Date.now(), problemWords);

/** How an email's offer stands, among what to know before it's sent. */
export const lastDayCheck = (campaign: Campaign): Check =>
  findLastDayProblem(campaign) ?? {
    level: 'fine',
    path: 'offer.until',
    label: infoAt('offer.until').label ?? '',
    sentence: campaign.offer.until,
  };

/** What's wrong with the last days of several campaigns. Most share an offer, so each last day is said once. */
export function findLastDayProblems(sources: readonly EditedCampaign[]): CampaignProblem[] {
  const problems = new Map<string, CampaignProblem>();
  for (const source of sources) {
    const problem = findLastDayProblem(resolve(source.document));
    // What stops its files is said with them.
    const isSaid = source.problems.some(({ path }) => path === problem?.path);
    if (problem && !isSaid && !problems.has(problem.sentence))
      problems.set(problem.sentence, { ...problem, source });
  }
  return [...problems.values()];
}
