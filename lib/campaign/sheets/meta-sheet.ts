import type { Campaign, Platform } from '@/content/schema';
import { utmCampaign, pageLink } from '../document/campaign-link';
import { outputPlace, type PlaceOf } from '../document/output-address';
import { type AdConcept, conceptsOf } from '../document/concepts';
import { adLimit } from '../document/fields';
import { filmFile } from '../film/film-files';
import { filmNamesOf, filmSizes } from '../film/film-sizes';
import { lengthOf } from '../document/copy';
import { csv, numbered } from './csv';
import { creativePicture } from '../picture/ad-pictures';
import { isOwn } from '../document/same';
import { filmsOn, platformsIn } from './platforms';
import { adName, campaignName } from './sheets';

/**
 * What Meta replaces in a link when someone clicks it: the app (`fb`, `ig`), the ad's name and
 * where it was shown (facebook.com/business/help/2360940870872492). So Instagram isn't counted as
 * Facebook.
 */
function metaUrlTags({ audience }: Campaign, { utm }: Platform): string {
  return [
    'utm_source={{site_source_name}}',
    `utm_medium=${utm.medium}`,
    `utm_campaign=${utmCampaign(audience)}`,
    'utm_content={{ad.name}}',
    'utm_term={{placement}}',
  ].join('&');
}

/** Meta's word for everywhere else: each place that no other file of an ad names. */
const elsewhere = 'Default';

interface Asset {
  path: string;
  /** In pixels: `1080x1350`. */
  size: string;
  placements: readonly string[];
}

/** An ad's files that have a place of their own. The one for everywhere else comes first. */
function placed({ audience, formats }: Campaign, files: Omit<Asset, 'placements'>[]): Asset[] {
  const apps: string[] = [elsewhere, ...audience.launch.platforms];
  const assets = files.map((file) => ({
    ...file,
    placements: (formats[file.size]?.meta ?? []).filter((place) =>
      apps.some((app) => place.startsWith(app)),
    ),
  }));
  const main = assets.find(({ placements }) => placements.includes(elsewhere)) ?? assets[0];
  const others = assets.filter((asset) => asset !== main && asset.placements.length > 0);
  return main ? [{ ...main, placements: [elsewhere] }, ...others] : [];
}

const adAssets = (campaign: Campaign, concept: AdConcept) =>
  placed(
    campaign,
    campaign.audience.ad.display.dimensions.map((size) => ({
      path: `pictures/${creativePicture(campaign.audience, concept, size).name}.png`,
      size,
    })),
  );

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
export const metaSheet = (campaigns: readonly Campaign[], placeOf: PlaceOf = outputPlace): string =>
  csv(campaigns.flatMap((campaign) => metaRows(campaign, placeOf)));

function metaRows(campaign: Campaign, placeOf: PlaceOf) {
  const nameOf = ({ path }: Asset) => placeOf(campaign, path).replace(/.*\//, '');
  const { audience, location } = campaign;
  const { ad, launch, name } = audience;
  const platforms = platformsIn(campaign, 'meta');
  const [platform] = platforms;
  if (!platform) return [];
  const { min, max } = launch.ages;
  const link = pageLink(campaign);
  const concepts = conceptsOf(ad);
  const own = (text: 'headline' | 'bodyText' | 'subheadline') => concepts.map((one) => one[text]);
  const cut = adLimit(campaign, 'headline') ?? Infinity;
  const short = ad.search.headlines.filter((text) => lengthOf('headline', text) <= cut);
  const rowOf = (set: string, creative: string, concept: AdConcept, assets: Asset[]) => ({
    'Campaign Name': campaignName(campaign),
    'Campaign Status': 'PAUSED',
    'Special Ad Categories': 'none',
    'Campaign Objective': 'Outcome Traffic',
    'Buying Type': 'AUCTION',
    'Ad Set Run Status': 'PAUSED',
    // A variant has ad sets of its own, so that its budget and its people aren't another's.
    'Ad Set Name': [`${name}, ${min} to ${max}`, set, campaign.variant].filter(Boolean).join(', '),
    'Ad Set Time Start': '',
    'Ad Set Daily Budget': '',
    'Link Object ID': '',
    Link: link,
    // A place in a country would add nothing to the whole of it.
    Countries: location ? '' : launch.countries.join(', '),
    ...(location && { Cities: location }),
    'Location Types': 'home, recent',
    'Age Min': String(min),
    'Age Max': String(max),
    'Flexible Inclusions': '',
    'Advantage Audience': '0',
    'Publisher Platforms': launch.platforms
      .filter((id) => platforms.some((running) => running.id === id))
      .join(', '),
    'Device Platforms': 'mobile, desktop',
    'Optimization Goal': 'LINK_CLICKS',
    'Billing Event': 'IMPRESSIONS',
    'Ad Status': 'PAUSED',
    'Ad Name': adName(campaign, creative, assets[0]?.size),
    Title: concept.headline,
    Body: concept.bodyText,
    'Link Description': concept.subheadline,
    ...(set && {
      ...more('Title', [...own('headline'), ...short]),
      ...more('Body', [...own('bodyText'), ...ad.search.descriptions]),
      ...more('Link Description', own('subheadline')),
      'Optimize text per person': 'No',
    }),
    'Image Hash': '',
    ...assetCells(nameOf, 'Image', set === 'films' ? [] : assets),
    'Creative Type': set === 'films' ? 'Video Page Post Ad' : 'Link Page Post Ad',
    'URL Tags': metaUrlTags(campaign, platform),
    'Video ID': '',
    ...assetCells(nameOf, 'Video', set === 'films' ? assets : []),
    'Instagram Account ID': '',
    'Call to Action': ad.ads.primary.cta.toUpperCase().replaceAll(' ', '_'),
  });
  const cards = ad.story.slides.map((_, index) => [
    [`Product ${index + 1} - Link`, link],
    [`Product ${index + 1} - Name`, ad.story.headlines[index] ?? ''],
    [`Product ${index + 1} - Image Hash`, ''],
  ]);
  const renditions = filmsOn(campaign, platform);
  const films = filmNamesOf(audience).flatMap((film) => {
    const sized = renditions
      .filter(({ name: of }) => of === film)
      .map((rendition) => {
        const { width, height } = filmSizes[rendition.ratio];
        return { path: `films/${filmFile(rendition)}.mp4`, size: `${width}x${height}` };
      });
    // A film may have no size that Meta shows.
    return sized.length > 0 ? rowOf('films', film, concepts[0], placed(campaign, sized)) : [];
  });
  return [
    ...concepts
      .filter(({ id }) => isOwn(campaign, id))
      .map((concept) => rowOf('', concept.id, concept, adAssets(campaign, concept))),
    ...(isOwn(campaign, 'story')
      ? [{ ...rowOf('carousel', 'carousel', concepts[0], []), ...Object.fromEntries(cards.flat()) }]
      : []),
    ...films,
  ];
}

/** Up to four texts beside the first one, and none of them twice. */
const more = (column: string, texts: readonly string[]) =>
  numbered(`Additional ${column}`, [...new Set(texts)].slice(1, 5));

/** An import finds an ad's first file by its name. The others need the id from after the upload. */
function assetCells(
  nameOf: (asset: Asset) => string,
  kind: 'Image' | 'Video',
  [main, ...others]: Asset[],
) {
  const id = kind === 'Image' ? 'Hash' : 'ID';
  const cells: Record<string, string> = {
    [`${kind} File Name`]: main ? nameOf(main) : '',
    [`${kind} Placement`]: main?.placements.join(', ') ?? '',
  };
  for (const [index, { placements }] of others.entries()) {
    cells[`Additional ${kind} ${index + 1} ${id}`] = '';
    cells[`Additional ${kind} ${index + 1} Placement`] = placements.join(', ');
  }
  return cells;
}
