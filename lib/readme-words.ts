import { limitsChecked } from '@/content/platforms';
import { adReadme, socialAds } from '@/content/words/social-ads';
import type { AdReadmeWords } from './campaign/ads/readme';

const { labels, concepts } = socialAds;

/** The text of a campaign's README, besides the campaign's own. */
export const readmeWords: AdReadmeWords = { readme: adReadme, labels, concepts, limitsChecked };
