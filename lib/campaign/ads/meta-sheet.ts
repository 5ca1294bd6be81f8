import type { Campaign, Platform } from '@/content/schema';
import { utmCampaign, pageLink, withVariant } from '../campaign-link';
import { outputName } from '../output-address';
import { type AdConcept, conceptsOf } from '../concepts';
import { filmFile } from '../film/film-files';
import { exportedFilmsOf, type Rendition } from '../film/film-sizes';
import { csv } from './csv';
import { range } from '../picture/layer';
import { type AdPicture, creativePicture } from '../picture/ad-pictures';
import { adPlatforms, ctaOn } from './platforms';
import { campaignName } from './sheets';

/**
 * The columns that we fill in or leave for the advertiser, in the order of Meta's own template for
 * bulk imports, AdsManagerTemplate_v2.3.xltx (from Ads Manager's import window;
 * facebook.com/business/help/216402145125255). Some aren't in it, but in export files of 2025 and
 * 2026 that are public on GitHub: the ones that end in `Placement` with `Additional Image 1 Hash`,
 * `Flexible Inclusions` (interests and job titles, as JSON with Meta's ids), `Instagram Account ID`,
 * and a film's `Video ID` and `Video File Name`. Carousel cards beyond the template's three are in
 * the same export files, up to ten. Meta changes its columns. That's why we call it a starting
 * sheet.
 */
const metaColumns = [
  'Campaign Name',
  'Campaign Status',
  'Special Ad Categories',
  'Campaign Objective',
  'Buying Type',
  'Ad Set Run Status',
  'Ad Set Name',
  'Ad Set Time Start',
  'Ad Set Daily Budget',
  'Link Object ID',
  'Link',
  'Countries',
  'Age Min',
  'Age Max',
  'Flexible Inclusions',
  'Publisher Platforms',
  'Device Platforms',
  'Optimization Goal',
  'Billing Event',
  'Ad Status',
  'Ad Name',
  'Title',
  'Body',
  'Link Description',
  'Image Hash',
  'Image File Name',
  'Image Placement',
  'Additional Image 1 Hash',
  'Additional Image 1 Placement',
  'Additional Image 2 Hash',
  'Additional Image 2 Placement',
  'Creative Type',
  'URL Tags',
  'Video ID',
  'Video File Name',
  'Instagram Account ID',
  'Call to Action',
] as const;

type MetaColumn = (typeof metaColumns)[number];

const cardColumns = ['Link', 'Name', 'Image Hash'] as const;

const cardColumn = (card: number, column: string) => `Product ${card} - ${column}`;

/**
 * What Meta replaces in a link when someone clicks it: the app (`fb`, `ig`), the ad's name and
 * where it was shown (facebook.com/business/help/2360940870872492). So Instagram isn't counted as
 * Facebook.
 */
export function metaUrlTags({ audience }: Campaign, { utm }: Platform): string {
  return [
    'utm_source={{site_source_name}}',
    `utm_medium=${utm.medium}`,
    `utm_campaign=${utmCampaign(audience)}`,
    'utm_content={{ad.name}}',
    'utm_term={{placement}}',
  ].join('&');
}

/** Meta's word for everywhere else: each place that no other picture names. */
const elsewhere = 'Default';

interface MetaAsset {
  picture: AdPicture;
  placements: readonly string[];
}

/** The pictures of one ad, by placement. The one for everywhere else comes first. */
export function metaAssets({ audience, formats }: Campaign, concept: AdConcept): MetaAsset[] {
  const apps: string[] = [elsewhere, ...audience.launch.platforms];
  const assets = audience.ad.display.dimensions.map((dimension) => ({
    picture: creativePicture(audience, concept, dimension),
    placements: (formats[dimension]?.meta ?? []).filter((place) =>
      apps.some((app) => place.startsWith(app)),
    ),
  }));
  const isMain = ({ placements }: MetaAsset) => placements.includes(elsewhere);
  const others = assets.filter((asset) => asset.placements.length > 0 && !isMain(asset));
  return [...assets.filter(isMain), ...others];
}

/**
 * A starting sheet for Meta: for each campaign, one paused ad for each concept in one ad set, a
 * paused carousel in another, and a paused ad for each exported film in a third. Columns that
 * depend on the advertiser's account are left empty. A campaign that doesn't run on Facebook or
 * Instagram isn't in it.
 */
export function metaSheet(campaigns: readonly Campaign[]): string {
  const cards = Math.max(...campaigns.map(({ audience }) => audience.ad.story.slides.length));
  const columns = [
    ...metaColumns,
    ...range(cards).flatMap((index) => cardColumns.map((column) => cardColumn(index + 1, column))),
  ];
  return csv(columns, campaigns.flatMap(metaRows));
}

function metaRows(campaign: Campaign): Record<string, string>[] {
  const { ad, launch, name } = campaign.audience;
  const platform = adPlatforms(campaign).find(({ id }) => id !== 'linkedin');
  if (!platform) return [];
  const { min, max } = launch.ages;
  const common: Partial<Record<MetaColumn, string>> = {
    'Campaign Name': campaignName(campaign),
    'Campaign Status': 'PAUSED',
    'Special Ad Categories': 'none',
    'Campaign Objective': 'Outcome Traffic',
    'Buying Type': 'AUCTION',
    'Ad Set Run Status': 'PAUSED',
    Link: pageLink(campaign),
    Countries: launch.countries.join(', '),
    'Age Min': String(min),
    'Age Max': String(max),
    'Publisher Platforms': launch.platforms.filter((id) => id !== 'linkedin').join(', '),
    'Device Platforms': 'mobile, desktop',
    'Optimization Goal': 'LINK_CLICKS',
    'Billing Event': 'IMPRESSIONS',
    'Ad Status': 'PAUSED',
    'Creative Type': 'Link Page Post Ad',
    'URL Tags': metaUrlTags(campaign, platform),
    'Call to Action': ctaOn(platform, ad).toUpperCase().replaceAll(' ', '_'),
  };
  const adSet = `${name}, ${min} to ${max}`;
  const [first] = conceptsOf(ad);
  const names = cardNames(campaign.audience);
  const rowOf = (concept: AdConcept): Record<string, string> => ({
    ...common,
    ...texts(concept),
    ...assetCells(campaign, metaAssets(campaign, concept)),
    'Ad Set Name': adSet,
    'Ad Name': withVariant(campaign, concept.id),
  });
  const carousel = {
    ...common,
    ...texts(first),
    'Ad Set Name': `${adSet}, carousel`,
    'Ad Name': withVariant(campaign, 'carousel'),
    ...Object.fromEntries(
      ad.story.slides.flatMap((_, index) => [
        [cardColumn(index + 1, 'Link'), pageLink(campaign)],
        [cardColumn(index + 1, 'Name'), names[index % names.length] ?? first.headline],
      ]),
    ),
  };
  const filmRow = (film: Rendition) => ({
    ...common,
    ...texts(first),
    'Creative Type': 'Video Page Post Ad',
    'Video File Name': outputName(campaign, `${filmFile(film)}.mp4`),
    'Ad Set Name': `${adSet}, films`,
    'Ad Name': withVariant(campaign, filmFile(film)),
  });
  return [
    ...conceptsOf(ad).map(rowOf),
    carousel,
    ...exportedFilmsOf(campaign.audience).map(filmRow),
  ];
}

/** What's below a carousel's cards. The slides' words are in the pictures. Enough for ten cards. */
function cardNames({ ad, landing }: Campaign['audience']): string[] {
  const own = conceptsOf(ad).flatMap(({ headline, subheadline }) => [headline, subheadline]);
  const titles = [...landing.features.items, ...landing.risks.items].map(({ title }) => title);
  return [...new Set([...own, ...titles])];
}

function texts({ headline, subheadline, bodyText }: AdConcept) {
  return { Title: headline, Body: bodyText, 'Link Description': subheadline };
}

/** An import takes one picture by name. The others need the hash from after the upload. */
function assetCells(campaign: Campaign, [main, ...others]: MetaAsset[]): Record<string, string> {
  return {
    'Image File Name': main ? outputName(campaign, main.picture.file) : '',
    'Image Placement': main?.placements.join(', ') ?? '',
    ...Object.fromEntries(
      others.map(({ placements }, index) => [
        `Additional Image ${index + 1} Placement`,
        placements.join(', '),
      ]),
    ),
  };
}
