import type { Campaign } from '@/content/schema';
import { pageLink, utmCampaign } from '../document/campaign-link';
import type { PlaceOf } from '../document/output-address';
import { type Columns, numberColumns, sheetOf } from './csv';
import { type MetaAd, metaAdsOf, type PlacedFile } from './meta-ads';
import { idsWith } from './platforms';
import { adName, campaignName, contentOf, fileName } from './sheets';

/**
 * What Meta adds to a link, and replaces in it when someone clicks it: the app (`fb`, `ig`) and
 * where it was shown (facebook.com/business/help/2360940870872492). So Instagram isn't counted as
 * Facebook. An ad's name would tell people what they're meant to feel, so it has a code.
 */
const metaUrlTags = ({ campaign, platform, creative, images, films }: MetaAd): string =>
  [
    'utm_source={{site_source_name}}',
    `utm_medium=${platform.utm.medium}`,
    `utm_campaign=${utmCampaign(campaign)}`,
    `utm_content=${contentOf(campaign, fileName([...images, ...films][0]?.path ?? creative))}`,
    'utm_term={{placement}}',
  ].join('&');

/**
 * A starter sheet for Meta: for each campaign, one paused ad for each concept in one ad set, a
 * paused carousel in another, and a paused ad for each film in a third. The carousel and the films
 * have up to five of each text, of which Meta shows each person one: both concepts', then Google's,
 * which stand alone, too. A concept's own ad doesn't, because it's there to be compared. Columns that
 * depend on the advertiser's account are empty. A campaign that isn't on Meta's platforms isn't in it.
 *
 * The columns are in the order of export files of 2025 and 2026 that are public on GitHub. Those
 * also have what isn't in Meta's own template for bulk imports, AdsManagerTemplate_v2.3.xltx (from
 * Ads Manager's import window; facebook.com/business/help/216402145125255): `Advantage Audience`,
 * which has to be off (0) if an ad set has its own ages, `Cities` (`Austin, Texas, United States
 * +25km`), up to four more of each text, which stay what they are unless `Optimize text per person`
 * is on (facebook.com/business/help/418015731022150), files by placement, a film's ids, `Flexible
 * Inclusions` (interests and job titles, as JSON with Meta's ids), and carousels of up to ten cards.
 * Meta changes its columns. That's why we call it a starter sheet.
 */
export const metaSheet = (campaigns: readonly Campaign[], placeOf: PlaceOf): string =>
  sheetOf(columnsWith(placeOf), campaigns.flatMap(metaAdsOf));

const columnsWith = (placeOf: PlaceOf): Columns<MetaAd> => ({
  'Campaign Name': ({ campaign }) => campaignName(campaign),
  'Campaign Status': 'PAUSED',
  'Special Ad Categories': 'none',
  'Special Ad Category Country': '',
  'Campaign Objective': 'Outcome Traffic',
  'Buying Type': 'AUCTION',
  'Ad Set Run Status': 'PAUSED',
  'Ad Set Name': adSetName,
  'Ad Set Time Start': '',
  'Ad Set Daily Budget': '',
  'Link Object ID': '',
  Link: ({ campaign }) => pageLink(campaign),
  // A place in a country would add nothing to the whole of it.
  Countries: ({ campaign: { audience, location } }) =>
    location ? '' : audience.launch.countries.join(', '),
  Cities: ({ campaign }) => campaign.location,
  'Location Types': 'home, recent',
  'Age Min': ({ campaign }) => String(campaign.audience.launch.ages.min),
  'Age Max': ({ campaign }) => String(campaign.audience.launch.ages.max),
  'Flexible Inclusions': '',
  'Advantage Audience': '0',
  // Only the advertiser can say who they are, and only for the EU.
  Beneficiary: '',
  Payer: '',
  'Publisher Platforms': ({ campaign }) => {
    const ids = idsWith(campaign, 'meta');
    return campaign.audience.launch.platforms.filter((id) => ids.includes(id)).join(', ');
  },
  'Device Platforms': 'mobile, desktop',
  'Optimization Goal': 'LINK_CLICKS',
  'Billing Event': 'IMPRESSIONS',
  'Ad Status': 'PAUSED',
  'Ad Name': ({ campaign, creative, images, films }) =>
    adName(campaign, creative, (images[0] ?? films[0])?.size),
  Title: ({ concept }) => concept.headline,
  Body: ({ concept }) => concept.bodyText,
  'Link Description': ({ concept }) => concept.subheadline,
  'Image Hash': '',
  ...fileColumns('Image', 'Hash', ({ images }) => images, placeOf),
  'Creative Type': ({ adSet }) => (adSet === 'films' ? 'Video Page Post Ad' : 'Link Page Post Ad'),
  'URL Tags': metaUrlTags,
  'Video ID': '',
  ...fileColumns('Video', 'ID', ({ films }) => films, placeOf),
  'Instagram Account ID': '',
  'Call to Action': ({ campaign, platform }) =>
    platform.ctas?.items.find(({ label }) => label === campaign.audience.ad.ads.primary.cta)?.code,
  ...numberColumns<MetaAd>(4, (number) => ({
    [`Additional Title ${number}`]: ({ alternatives }) => alternatives?.headlines[number - 1],
  })),
  ...numberColumns<MetaAd>(4, (number) => ({
    [`Additional Body ${number}`]: ({ alternatives }) => alternatives?.bodies[number - 1],
  })),
  ...numberColumns<MetaAd>(4, (number) => ({
    [`Additional Link Description ${number}`]: ({ alternatives }) =>
      alternatives?.descriptions[number - 1],
  })),
  'Optimize text per person': ({ alternatives }) => alternatives && 'No',
  ...numberColumns<MetaAd>(10, (number) => ({
    [`Product ${number} - Link`]: (row) => cardAt(number, row) && pageLink(row.campaign),
    [`Product ${number} - Name`]: (row) => cardAt(number, row)?.headline,
    [`Product ${number} - Image Hash`]: (row) => cardAt(number, row) && '',
  })),
});

/** A variant has ad sets of its own, so that its budget and its people aren't another's. */
function adSetName({ campaign, adSet }: MetaAd): string {
  const { name, launch } = campaign.audience;
  const { min, max } = launch.ages;
  const set = adSet === 'concepts' ? '' : adSet;
  return [`${name}, ${min} to ${max}`, set, campaign.variant].filter(Boolean).join(', ');
}

function cardAt(number: number, { adSet, campaign }: MetaAd) {
  const { slides, headlines } = campaign.audience.ad.story;
  const isCard = adSet === 'carousel' && number <= slides.length;
  return isCard ? { headline: headlines[number - 1] ?? '' } : undefined;
}

const placementsOf = (file?: PlacedFile) => file?.placements.join(', ');

/** An import finds an ad's first file by its name. The others need the id from after the upload. */
function fileColumns(
  kind: 'Image' | 'Video',
  id: 'Hash' | 'ID',
  filesOf: (row: MetaAd) => readonly PlacedFile[],
  placeOf: PlaceOf,
): Columns<MetaAd> {
  return {
    [`${kind} File Name`]: (row) => {
      const [file] = filesOf(row);
      return file ? placeOf(row.campaign, file.path).replace(/.*\//, '') : '';
    },
    [`${kind} Placement`]: (row) => placementsOf(filesOf(row)[0]) ?? '',
    ...numberColumns<MetaAd>(10, (number) => ({
      [`Additional ${kind} ${number} ${id}`]: (row) => filesOf(row)[number] && '',
      [`Additional ${kind} ${number} Placement`]: (row) => placementsOf(filesOf(row)[number]),
    })),
  };
}
