import type { Campaign } from '@/content/schema';
import { isRepeated } from '../document/same';
import { type Columns, numberColumns, sheetOf } from './csv';
import { adLink, platformsIn } from './platforms';
import { campaignName } from './sheets';

interface Row {
  campaign: Campaign;
  kind: 'campaign' | 'location' | 'ad group' | 'keyword' | 'ad';
  /** The location, the keyword, or the ad's link. */
  text?: string;
  /** How a search has to match the keyword. */
  match?: 'Phrase' | 'Exact';
}

/**
 * Search campaigns for Google Ads Editor, all of them paused: a row each for the campaign, its
 * countries, its ad group, each keyword as a phrase and as an exact match, and the responsive search
 * ad. The headers are in English, as Editor asks
 * (support.google.com/google-ads/editor/answer/57747), and named as in Editor files that are public
 * on GitHub. The budget is empty, because only the advertiser knows it, and so is whether there are
 * EU political ads, which every new campaign has to say. A campaign that doesn't run on Google isn't
 * in it.
 */
export const googleSheet = (campaigns: readonly Campaign[]): string =>
  sheetOf(columns, campaigns.flatMap(rowsOf));

function rowsOf(campaign: Campaign): Row[] {
  const { ad, launch } = campaign.audience;
  const [google] = platformsIn(campaign, 'google');
  if (!google || isRepeated(campaign, 'search')) return [];
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const locations = campaign.location
    ? [campaign.location]
    : launch.countries.map((code) => countries.of(code) ?? code);
  return [
    { campaign, kind: 'campaign' },
    ...locations.map((text): Row => ({ campaign, kind: 'location', text })),
    { campaign, kind: 'ad group' },
    ...ad.keywords.flatMap((text): Row[] => [
      { campaign, kind: 'keyword', text, match: 'Phrase' },
      { campaign, kind: 'keyword', text, match: 'Exact' },
    ]),
    { campaign, kind: 'ad', text: adLink(campaign, google, 'search') },
  ];
}

/** What only the rows of some kinds have. */
const only =
  (kinds: readonly Row['kind'][], value: (row: Row) => string | undefined) => (row: Row) =>
    kinds.includes(row.kind) ? value(row) : undefined;

const columns: Columns<Row> = {
  Campaign: ({ campaign }) => [campaignName(campaign), campaign.variant].filter(Boolean).join(', '),
  'Campaign type': only(['campaign'], () => 'Search'),
  'Campaign status': only(['campaign'], () => 'Paused'),
  Networks: only(['campaign'], () => 'Google search'),
  Budget: only(['campaign'], () => ''),
  'EU political ads': only(['campaign'], () => ''),
  Languages: only(
    ['campaign'],
    ({ campaign: { brand } }) => new Intl.Locale(brand.locale).language,
  ),
  Location: only(['location'], ({ text }) => text),
  'Ad group': only(['ad group', 'keyword', 'ad'], ({ campaign }) => campaign.audience.ad.title),
  'Ad group status': only(['ad group'], () => 'Paused'),
  Keyword: only(['keyword'], ({ text }) => text),
  'Criterion type': only(['keyword'], ({ match }) => match),
  Status: only(['keyword', 'ad'], () => 'Paused'),
  'Ad type': only(['ad'], () => 'Responsive search ad'),
  ...numberColumns<Row>(15, (number) => ({
    [`Headline ${number}`]: only(
      ['ad'],
      ({ campaign }) => campaign.audience.ad.search.headlines[number - 1],
    ),
  })),
  // A search ad takes four.
  ...numberColumns<Row>(4, (number) => ({
    [`Description ${number}`]: only(
      ['ad'],
      ({ campaign }) => campaign.audience.ad.search.descriptions[number - 1],
    ),
  })),
  'Final URL': only(['ad'], ({ text }) => text),
};
