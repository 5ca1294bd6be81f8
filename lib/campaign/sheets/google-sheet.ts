import type { Campaign } from '@/content/schema';
import { isOwn } from '../document/same';
import { csv, numbered } from './csv';
import { adLink, platformsIn } from './platforms';
import { campaignName } from './sheets';

/**
 * Search campaigns for Google Ads Editor, all of them paused: a row each for the campaign, its
 * countries, its ad group, each keyword as a phrase and as an exact match, and the responsive search
 * ad. The headers are in English, as Editor asks
 * (support.google.com/google-ads/editor/answer/57747), and named as in Editor files that are public
 * on GitHub. The budget is empty, because only the advertiser knows it. A campaign that doesn't run
 * on Google isn't in it.
 */
export const googleSheet = (campaigns: readonly Campaign[]): string =>
  csv(campaigns.flatMap(googleRows));

function googleRows(campaign: Campaign): Record<string, string>[] {
  const { audience, brand, location, variant } = campaign;
  const { keywords, search } = audience.ad;
  const [google] = platformsIn(campaign, 'google');
  if (!google || !isOwn(campaign, 'search')) return [];
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const common = { Campaign: [campaignName(campaign), variant].filter(Boolean).join(', ') };
  const inGroup = { ...common, 'Ad group': audience.ad.title };
  const named = audience.launch.countries.map((code) => countries.of(code) ?? code);
  const types = ['Phrase', 'Exact'];
  const matched = keywords.flatMap((keyword) => types.map((type) => [keyword, type] as const));
  return [
    {
      ...common,
      'Campaign type': 'Search',
      'Campaign status': 'Paused',
      Networks: 'Google search',
      Budget: '',
      Languages: new Intl.Locale(brand.locale).language,
    },
    ...(location ? [location] : named).map((place) => Object.assign({ Location: place }, common)),
    { ...inGroup, 'Ad group status': 'Paused' },
    ...matched.map(([keyword, type]) =>
      Object.assign({ Keyword: keyword, 'Criterion type': type, Status: 'Paused' }, inGroup),
    ),
    {
      ...inGroup,
      'Ad type': 'Responsive search ad',
      ...numbered('Headline', search.headlines),
      ...numbered('Description', search.descriptions.slice(0, 4)),
      'Final URL': adLink(campaign, google, 'search'),
      Status: 'Paused',
    },
  ];
}
