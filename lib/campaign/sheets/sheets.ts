import type { Campaign, Platform, SheetName } from '@/content/schema';
import { emailLink, emailLinks, printLink, utmCampaign } from '../document/campaign-link';
import { type AdConcept, conceptsOf } from '../document/concepts';
import { filmFile } from '../film/film-files';
import { filmSizes } from '../film/film-sizes';
import type { PlaceOf } from '../document/output-address';
import { isRepeated } from '../document/same';
import { adTexts } from '../document/copy';
import { type Columns, sheetOf } from './csv';
import { contentCode } from './content-code';
import { cardDimensions } from '../picture/ad-pictures';
import { adLink, adPlatforms, filmsOn, isCard, picturesOn, platformsIn } from './platforms';

/** What the carousel is called in reports and links. Its cards share one link. */
const carousel = 'carousel';

/** An ad, or a card of one, in a sheet to copy from. */
interface AdRow {
  campaign: Campaign;
  platform: Platform;
  /** The file's place in the campaign's folder: `pictures/fear-1080x1350.png`. */
  path: string;
  /** What the ad is called in reports, besides its campaign and its size: `fear`. */
  creative: string;
  /** What its link has a code for: `fear-1080x1350`. */
  content: string;
  /** In pixels: `1080x1350`. */
  size: string;
  /** Whose texts it has. */
  concept: AdConcept;
  alt?: string;
}

/**
 * The texts of campaigns' ads to copy: LinkedIn's alone, because it publishes no column names for a
 * bulk import of ads (we looked in November 2026). A row for each concept and size, for each card of
 * the carousel, and for each film, in the platform's own words.
 */
export const linkedinSheet = (campaigns: readonly Campaign[], placeOf: PlaceOf): string =>
  copySheet(rowsIn(campaigns, 'linkedin'), placeOf);

/** The same for all other platforms. Google's Editor takes only the search campaign. */
export const othersSheet = (campaigns: readonly Campaign[], placeOf: PlaceOf): string =>
  copySheet(
    rowsIn(campaigns, 'google', 'others').map((row) =>
      Object.assign(row, { creative: `${row.platform.id}_${row.creative}` }),
    ),
    placeOf,
  );

function copySheet(rows: readonly AdRow[], placeOf: PlaceOf): string {
  const textNames = rows.flatMap(({ platform }) => platform.limits.map(({ name }) => name));
  const columns: Columns<AdRow> = {
    Platform: ({ platform }) => platform.name,
    'Campaign name': ({ campaign }) => campaignName(campaign),
    // Left out if no campaign is for a place.
    Location: ({ campaign }) => campaign.location,
    'Ad name': ({ campaign, creative, size }) => adName(campaign, creative, size),
    utm_content: ({ campaign, content }) => contentOf(campaign, content),
    ...Object.fromEntries(textNames.map((name) => [name, (row: AdRow) => textCalled(name, row)])),
    'Call to action': ({ campaign }) => campaign.audience.ad.ads.primary.cta,
    'Destination URL': ({ campaign, platform, content }) => adLink(campaign, platform, content),
    File: ({ campaign, path }) => placeOf(campaign, path),
    'Alternative text': ({ alt = '' }) => alt,
  };
  return sheetOf(columns, rows);
}

/** `fear-1080x1350` for `pictures/fear-1080x1350.png` */
export const fileName = (path: string) => path.replace(/.*\/|\.\w+$/g, '');

/** What links say about an ad's file, and about the variant that it's from: `c1-b`. */
export const contentOf = (campaign: Campaign, creative: string): string =>
  [contentCode(campaign, creative), campaign.variant].filter(Boolean).join('-');

/** The text that a platform calls so: `Introductory text`. */
function textCalled(name: string, { campaign, platform, concept }: AdRow): string | undefined {
  const limit = platform.limits.find((entry) => entry.name === name);
  return limit && adTexts(campaign.audience.ad, concept)[limit.text];
}

const rowsIn = (campaigns: readonly Campaign[], ...sheets: SheetName[]) =>
  campaigns.flatMap((campaign) =>
    platformsIn(campaign, ...sheets).flatMap((platform) => rowsOf(campaign, platform)),
  );

function rowsOf(campaign: Campaign, platform: Platform): AdRow[] {
  const concepts = conceptsOf(campaign.audience.ad);
  const onPlatform = picturesOn(campaign, platform);
  const pictures = onPlatform.flatMap(
    ({ name: content, dimension: size, alt, concept: id }): AdRow[] => {
      const concept = concepts.find((entry) => entry.id === id);
      const path = `pictures/${content}.png`;
      return concept
        ? [{ campaign, platform, path, creative: concept.id, content, size, concept, alt }]
        : [];
    },
  );
  // Wherever there are carousels, they take square cards.
  const cards = onPlatform
    .filter(({ name, dimension }) => isCard(name) && dimension === cardDimensions[0])
    .map(({ name, dimension: size, alt, slide = 1 }): AdRow => {
      const headline = campaign.audience.ad.story.headlines[slide - 1] ?? '';
      return {
        campaign,
        platform,
        path: `pictures/${name}.png`,
        creative: carousel,
        content: carousel,
        size,
        concept: { ...concepts[0], headline, subheadline: '' },
        alt,
      };
    });
  const films = filmsOn(campaign, platform).map((film): AdRow => {
    const { width, height } = filmSizes[film.ratio];
    return {
      campaign,
      platform,
      path: `films/${filmFile(film)}.mp4`,
      creative: film.name,
      content: filmFile(film),
      size: `${width}x${height}`,
      concept: concepts[0],
    };
  });
  return [...pictures, ...cards, ...films];
}

export const campaignName = ({ audience, brand }: Campaign): string =>
  `${brand.name}, ${audience.name}: ${audience.ad.title}`;

/** What an ad is called there, so that a report can be read: `remote_fear_4x5_a`. */
export const adName = (campaign: Campaign, name: string, size?: string): string =>
  [utmCampaign(campaign), name, size && ratioOf(size), campaign.variant].filter(Boolean).join('_');

/** `4x5` for `1080x1350`, and `1.91x1` for a ratio without a short name. */
function ratioOf(size: string): string {
  const [width = 1, height = 1] = size.split('x').map(Number);
  // Two banners may have the same ratio.
  if (width < 960 || height < 600) return size;
  const down = [1, 2, 3, 5, 9, 16].find((most) => Number.isInteger((width * most) / height));
  return down ? `${(width * down) / height}x${down}` : `${(width / height).toFixed(2)}x1`;
}

interface LinkRow {
  campaign: Campaign;
  where: string;
  /** What has the link: `fear-1080x1350`. Empty for the link of all of a platform's ads. */
  content?: string;
  address: string;
}

/** Every address with tracking parameters in campaigns' ads and emails. */
export const linksSheet = (campaigns: readonly Campaign[]): string =>
  sheetOf(linkColumns, campaigns.flatMap(linkRows));

const linkColumns: Columns<LinkRow> = {
  Variant: ({ campaign }) => campaign.variant ?? '',
  Where: ({ where: placement }) => placement,
  What: ({ content }) => content ?? '',
  utm_content: ({ address }) => new URL(address).searchParams.get('utm_content') ?? '',
  Address: ({ address }) => address,
};

function linkRows(campaign: Campaign): LinkRow[] {
  const ads = adPlatforms(campaign).flatMap((platform) => {
    const pictures = picturesOn(campaign, platform).filter(({ concept }) => concept);
    const films = filmsOn(campaign, platform).map(filmFile);
    const hasCarousel = platform.cards && !isRepeated(campaign, 'story');
    const search = platform.sheet === 'google' && !isRepeated(campaign, 'search') ? ['search'] : [];
    const names = [...pictures.map(({ name }) => name), ...films];
    return [undefined, ...search, ...(hasCarousel ? [carousel] : []), ...names].map((content) => ({
      campaign,
      where: platform.name,
      content,
      address: adLink(campaign, platform, content),
    }));
  });
  const emails = emailLinks.map((content) => ({
    campaign,
    where: 'Email',
    content,
    address: emailLink(campaign, content),
  }));
  const print = { campaign, where: 'Print', content: 'qr', address: printLink(campaign) };
  return [
    ...ads,
    ...(!isRepeated(campaign, 'email') ? emails : []),
    ...(!isRepeated(campaign, 'print') ? [print] : []),
  ];
}
