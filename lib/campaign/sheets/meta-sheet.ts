import type { Campaign, Platform } from '@/content/schema';
import { utmCampaign, pageLink } from '../document/campaign-link';
import type { PlaceOf } from '../document/output-address';
import { type AdConcept, conceptsOf } from '../document/concepts';
import { adLimit } from '../document/fields';
import { filmFile } from '../film/film-files';
import { filmNamesOf, filmSizes } from '../film/film-sizes';
import { lengthOf } from '../document/copy';
import { type Columns, numberColumns, sheetOf } from './csv';
import { creativePicture } from '../picture/ad-pictures';
import { isRepeated } from '../document/same';
import { filmsOn, idsWith, platformsIn } from './platforms';
import { adName, campaignName, contentOf, fileName } from './sheets';

/**
 * What Meta adds to a link, and replaces in it when someone clicks it: the app (`fb`, `ig`) and
 * where it was shown (facebook.com/business/help/2360940870872492). So Instagram isn't counted as
 * Facebook. An ad's name would tell people what they're meant to feel, so it has a code.
 */
const metaUrlTags = ({ campaign, platform, creative, images, films }: AdRow): string =>
  [
    'utm_source={{site_source_name}}',
    `utm_medium=${platform.utm.medium}`,
    `utm_campaign=${utmCampaign(campaign)}`,
    `utm_content=${contentOf(campaign, fileName([...images, ...films][0]?.path ?? creative))}`,
    'utm_term={{placement}}',
  ].join('&');

/** Meta's word for everywhere else: each place that no other file of an ad names. */
const defaultPlacement = 'Default';

/** A file of an ad: its place in the campaign's folder, its size in pixels (`1080x1350`). */
type AdFile = Record<'path' | 'size', string>;

/** A file, and where Meta shows it: `instagram story`. */
type PlacedFile = AdFile & { placements: readonly string[] };

interface AdRow {
  campaign: Campaign;
  /** One of the campaign's platforms on Meta. */
  platform: Platform;
  adSet: 'concepts' | 'carousel' | 'films';
  /** What the ad is called in reports, besides its campaign and its size: `fear`. */
  creative: string;
  concept: AdConcept;
  /** The texts beside the concept's. An ad that's there to compare concepts has none. */
  alternatives?: ReturnType<typeof alternativesIn>;
  /** The file for everywhere else comes first. */
  images: readonly PlacedFile[];
  films: readonly PlacedFile[];
}

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
  sheetOf(columnsWith(placeOf), campaigns.flatMap(rowsOf));

function rowsOf(campaign: Campaign): AdRow[] {
  const { audience } = campaign;
  const [platform] = platformsIn(campaign, 'meta');
  if (!platform) return [];
  const concepts = conceptsOf(audience.ad);
  const common = { campaign, platform, concept: concepts[0], images: [], films: [] };
  const alternatives = alternativesIn(campaign);
  const ofConcepts = concepts
    .filter(({ id }) => !isRepeated(campaign, id))
    .map((concept): AdRow => {
      const files = audience.ad.display.dimensions.map((size) => ({
        path: `pictures/${creativePicture(audience, concept, size).name}.png`,
        size,
      }));
      const images = placeFiles(campaign, files);
      return Object.assign({}, common, {
        adSet: 'concepts' as const,
        creative: concept.id,
        concept,
        images,
      });
    });
  const carousel: AdRow = { ...common, adSet: 'carousel', creative: 'carousel', alternatives };
  const renditions = filmsOn(campaign, platform);
  const ofFilms = filmNamesOf(audience).flatMap((creative): AdRow[] => {
    const films = renditions
      .filter(({ name }) => name === creative)
      .map((rendition) => {
        const { width, height } = filmSizes[rendition.ratio];
        return { path: `films/${filmFile(rendition)}.mp4`, size: `${width}x${height}` };
      });
    // A film may have no size that Meta shows.
    if (films.length === 0) return [];
    return [
      { ...common, adSet: 'films', creative, films: placeFiles(campaign, films), alternatives },
    ];
  });
  return [...ofConcepts, ...(!isRepeated(campaign, 'story') ? [carousel] : []), ...ofFilms];
}

const besideFirst = (texts: readonly string[]) => [...new Set(texts)].slice(1, 5);

/** Up to four texts beside the first concept's, none of them twice. */
function alternativesIn(campaign: Campaign) {
  const { ad } = campaign.audience;
  const concepts = conceptsOf(ad);
  const cut = adLimit(campaign, 'headline') ?? Infinity;
  const short = ad.search.headlines.filter((text) => lengthOf('headline', text) <= cut);
  return {
    headlines: besideFirst([...concepts.map(({ headline }) => headline), ...short]),
    bodies: besideFirst([...concepts.map(({ bodyText }) => bodyText), ...ad.search.descriptions]),
    descriptions: besideFirst(concepts.map(({ subheadline }) => subheadline)),
  };
}

/** The files that have a place of their own. The one for everywhere else comes first. */
function placeFiles({ audience, formats }: Campaign, files: readonly AdFile[]): PlacedFile[] {
  const apps = [defaultPlacement, ...audience.launch.platforms];
  const allFiles = files.map((file) => ({
    ...file,
    placements: (formats[file.size]?.meta ?? []).filter((place) =>
      apps.some((app) => place.startsWith(app)),
    ),
  }));
  const main =
    allFiles.find(({ placements }) => placements.includes(defaultPlacement)) ?? allFiles[0];
  const otherFiles = allFiles.filter((file) => file !== main && file.placements.length > 0);
  return main ? [{ ...main, placements: [defaultPlacement] }, ...otherFiles] : [];
}

const columnsWith = (placeOf: PlaceOf): Columns<AdRow> => ({
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
  ...numberColumns<AdRow>(4, (number) => ({
    [`Additional Title ${number}`]: ({ alternatives }) => alternatives?.headlines[number - 1],
  })),
  ...numberColumns<AdRow>(4, (number) => ({
    [`Additional Body ${number}`]: ({ alternatives }) => alternatives?.bodies[number - 1],
  })),
  ...numberColumns<AdRow>(4, (number) => ({
    [`Additional Link Description ${number}`]: ({ alternatives }) =>
      alternatives?.descriptions[number - 1],
  })),
  'Optimize text per person': ({ alternatives }) => alternatives && 'No',
  ...numberColumns<AdRow>(10, (number) => ({
    [`Product ${number} - Link`]: (row) => cardAt(number, row) && pageLink(row.campaign),
    [`Product ${number} - Name`]: (row) => cardAt(number, row)?.headline,
    [`Product ${number} - Image Hash`]: (row) => cardAt(number, row) && '',
  })),
});

/** A variant has ad sets of its own, so that its budget and its people aren't another's. */
function adSetName({ campaign, adSet }: AdRow): string {
  const { name, launch } = campaign.audience;
  const { min, max } = launch.ages;
  const set = adSet === 'concepts' ? '' : adSet;
  return [`${name}, ${min} to ${max}`, set, campaign.variant].filter(Boolean).join(', ');
}

function cardAt(number: number, { adSet, campaign }: AdRow) {
  const { slides, headlines } = campaign.audience.ad.story;
  const isCard = adSet === 'carousel' && number <= slides.length;
  return isCard ? { headline: headlines[number - 1] ?? '' } : undefined;
}

const placementsOf = (file?: PlacedFile) => file?.placements.join(', ');

/** An import finds an ad's first file by its name. The others need the id from after the upload. */
function fileColumns(
  kind: 'Image' | 'Video',
  id: 'Hash' | 'ID',
  filesOf: (row: AdRow) => readonly PlacedFile[],
  placeOf: PlaceOf,
): Columns<AdRow> {
  return {
    [`${kind} File Name`]: (row) => {
      const [file] = filesOf(row);
      return file ? placeOf(row.campaign, file.path).replace(/.*\//, '') : '';
    },
    [`${kind} Placement`]: (row) => placementsOf(filesOf(row)[0]) ?? '',
    ...numberColumns<AdRow>(10, (number) => ({
      [`Additional ${kind} ${number} ${id}`]: (row) => filesOf(row)[number] && '',
      [`Additional ${kind} ${number} Placement`]: (row) => placementsOf(filesOf(row)[number]),
    })),
  };
}
