import type { Campaign, Platform } from '@/content/schema';
import { emailLink, emailLinks, utmCampaign } from '../document/campaign-link';
import { type AdConcept, conceptsOf } from '../document/concepts';
import { filmFile } from '../film/film-files';
import { filmSizes } from '../film/film-sizes';
import { outputPlace, type PlaceOf } from '../document/output-address';
import { printLink } from '../picture/compose-qr';
import { isOwn } from '../document/same';
import { adTexts } from '../document/copy';
import { csv } from './csv';
import { adLink, adPlatforms, filmsOn, picturesOn, platformsIn } from './platforms';

/**
 * The texts of campaigns' ads to copy: LinkedIn's alone, because it publishes no column names for a
 * bulk import of ads (we looked in November 2026). A row for each concept and size, and for each
 * film, in the platform's own words.
 */
export const linkedinSheet = (campaigns: readonly Campaign[], placeOf: PlaceOf = outputPlace) =>
  csv(
    campaigns.flatMap((campaign) =>
      platformsIn(campaign, 'linkedin').flatMap((platform) =>
        rowsOf(campaign, platform, placeOf, ''),
      ),
    ),
  );

/** The same for all other platforms. Google's Editor takes only the search campaign. */
export const othersSheet = (campaigns: readonly Campaign[], placeOf: PlaceOf = outputPlace) =>
  csv(
    campaigns.flatMap((campaign) =>
      platformsIn(campaign, 'google', 'others').flatMap((platform) =>
        rowsOf(campaign, platform, placeOf, platform.id),
      ),
    ),
  );

function rowsOf(campaign: Campaign, platform: Platform, placeOf: PlaceOf, prefix: string) {
  const { audience } = campaign;
  const { ad } = audience;
  const concepts = conceptsOf(ad);
  const [first] = concepts;
  const row = (path: string, creative: string, size: string, concept: AdConcept, alt = '') => ({
    Platform: platform.name,
    'Campaign name': campaignName(campaign),
    'Ad name': adName(campaign, [prefix, creative].filter(Boolean).join('_'), size),
    ...Object.fromEntries(
      platform.limits.map(({ name, text }) => [name, adTexts(ad, concept)[text]]),
    ),
    'Call to action': ad.ads.primary.cta,
    'Destination URL': adLink(campaign, platform, path.replace(/.*\/|\.\w+$/g, '')),
    File: placeOf(campaign, path),
    'Alternative text': alt,
  });
  const pictures = picturesOn(campaign, platform).flatMap(
    ({ name, dimension, alt, ...picture }) => {
      const concept = concepts.find(({ id }) => id === picture.concept);
      return concept ? [row(`pictures/${name}.png`, concept.id, dimension, concept, alt)] : [];
    },
  );
  const films = filmsOn(campaign, platform).map((film) => {
    const { name, ratio } = film;
    const { width, height } = filmSizes[ratio];
    return row(`films/${filmFile(film)}.mp4`, name, `${width}x${height}`, first);
  });
  return [...pictures, ...films];
}

export const campaignName = ({ audience, brand }: Campaign): string =>
  `${brand.name}, ${audience.name}: ${audience.ad.title}`;

/** What an ad is called there, so that a report can be read: `remote_fear_4x5_a`. */
export const adName = ({ audience, variant }: Campaign, name: string, size?: string): string =>
  [utmCampaign(audience), name, size && ratioOf(size), variant].filter(Boolean).join('_');

/** `4x5` for `1080x1350`, and `1.91x1` for a ratio without a short name. */
function ratioOf(size: string): string {
  const [width = 1, height = 1] = size.split('x').map(Number);
  // Two banners may have the same ratio.
  if (width < 960 || height < 600) return size;
  const down = [1, 2, 3, 5, 9, 16].find((most) => Number.isInteger((width * most) / height));
  return down ? `${(width * down) / height}x${down}` : `${(width / height).toFixed(2)}x1`;
}

/** Every address with tracking parameters in campaigns' ads and emails. */
export const linksSheet = (campaigns: readonly Campaign[]): string =>
  csv(campaigns.flatMap(linkRows));

function linkRows(campaign: Campaign) {
  const ads = adPlatforms(campaign).flatMap((platform) => {
    const pictures = picturesOn(campaign, platform).filter(({ concept }) => concept);
    const films = filmsOn(campaign, platform).map(filmFile);
    // Meta adds the ad's name itself.
    const names = platform.sheet === 'meta' ? [] : [...pictures.map(({ name }) => name), ...films];
    const search = platform.sheet === 'google' && isOwn(campaign, 'search') ? ['search'] : [];
    return [undefined, ...search, ...names].map((name) =>
      place(campaign, platform.name, name, adLink(campaign, platform, name)),
    );
  });
  const links = isOwn(campaign, 'email') ? emailLinks : [];
  const emails = links.map((name) => place(campaign, 'Email', name, emailLink(campaign, name)));
  const print = place(campaign, 'Print', 'qr', printLink(campaign));
  return [...ads, ...emails, ...(isOwn(campaign, 'print') ? [print] : [])];
}

const place = ({ variant: Variant = '' }: Campaign, Where: string, What = '', Address = '') => ({
  Variant,
  Where,
  What,
  Address,
});
