import type { Campaign, Platform } from '@/content/schema';
import { type AdConcept, conceptsOf } from '../document/concepts';
import { adLimit, lengthOf } from '../document/copy';
import { isRepeated } from '../document/same';
import { filmFile } from '../film/film-files';
import { filmNamesOf, filmSizes } from '../film/film-sizes';
import { creativePicture } from '../picture/ad-pictures';
import { filmsOn, platformsIn } from './platforms';

/** Meta's word for everywhere else: each place that no other file of an ad names. */
const defaultPlacement = 'Default';

/** A file of an ad: its place in the campaign's folder, its size in pixels (`1080x1350`). */
type AdFile = Record<'path' | 'size', string>;

/** A file, and where Meta shows it: `instagram story`. */
export type PlacedFile = AdFile & { placements: readonly string[] };

/** An ad on Meta. */
export interface MetaAd {
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

/** A campaign's ads on Meta; none if it isn't on Meta's platforms. */
export function metaAdsOf(campaign: Campaign): MetaAd[] {
  const { audience } = campaign;
  const [platform] = platformsIn(campaign, 'meta');
  if (!platform) return [];
  const concepts = conceptsOf(audience.ad);
  const common = { campaign, platform, concept: concepts[0], images: [], films: [] };
  const alternatives = alternativesIn(campaign);
  const ofConcepts = concepts
    .filter(({ id }) => !isRepeated(campaign, id))
    .map((concept): MetaAd => {
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
  const carousel: MetaAd = { ...common, adSet: 'carousel', creative: 'carousel', alternatives };
  const renditions = filmsOn(campaign, platform);
  const ofFilms = filmNamesOf(audience).flatMap((creative): MetaAd[] => {
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
