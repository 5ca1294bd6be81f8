import { limitsChecked } from '../platforms';
import { confirmWords } from './confirm';
import { adReadme, socialAds } from './social-ads';

const { labels, concepts } = socialAds;

/** The text of a campaign's README, besides the campaign's own. */
export const readmeWords = {
  readme: adReadme,
  confirm: confirmWords,
  labels,
  concepts,
  limitsChecked,
} as const;
