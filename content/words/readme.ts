import { limitsChecked } from '../platforms';
import { adReadme, socialAds } from './social-ads';

const { labels, concepts } = socialAds;

/** The text of a campaign's README, besides the campaign's own. */
export const readmeWords = { readme: adReadme, labels, concepts, limitsChecked } as const;
