import type { Campaign, Platform, SheetName } from '@/content/schema';
import { campaignLink } from '../document/campaign-link';
import { renditionsOf, type Rendition } from '../film/film-sizes';
import { isRepeated } from '../document/same';
import { type AdPicture, adPictures } from '../picture/ad-pictures';
import { contentCode } from './content-code';

export const adPlatforms = ({ audience, platforms }: Campaign): Platform[] =>
  platforms.filter(({ id }) => audience.launch.platforms.includes(id));

export type PreviewedPlatform = Platform & Required<Pick<Platform, 'preview'>>;

/** Those of a campaign's platforms that the ads page and the wall have a preview of. */
export const previewedPlatforms = (campaign: Campaign) =>
  adPlatforms(campaign).filter(
    (platform): platform is PreviewedPlatform => platform.preview !== undefined,
  );

/** The ids of all platforms whose ads are in one of these sheets, wherever the campaign runs. */
export const idsWith = ({ platforms }: Campaign, ...sheets: readonly SheetName[]) =>
  platforms.flatMap(({ id, sheet }) => (sheets.includes(sheet) ? id : []));

/** Those of a campaign's platforms whose ads are in one of these sheets. */
export const platformsIn = (campaign: Campaign, ...sheets: readonly SheetName[]) =>
  adPlatforms(campaign).filter(({ sheet }) => sheets.includes(sheet));

/**
 * Where an ad leads: the audience's page, with UTM parameters for the platform, the campaign and,
 * if given, a code for the ad's file: `fear-1080x1350`.
 */
export const adLink = (campaign: Campaign, { utm }: Platform, creative?: string): string =>
  campaignLink(campaign, { ...utm, content: creative && contentCode(campaign, creative) });

/** Whether a platform shows a picture: a creative's size, slides in stories, carousel cards. */
export function belongs({ slide, name, dimension }: AdPicture, platform: Platform): boolean {
  if (slide === undefined)
    return platform.placements.some((placement) => placement.dimension === dimension);
  return (isCard(name) ? platform.cards : platform.slides) !== undefined;
}

/** Whether a picture is a card of the carousel. */
export const isCard = (name: string) => name.startsWith('card');

export function picturesOn(campaign: Campaign, platform: Platform): AdPicture[] {
  return adPictures(campaign).filter(
    (picture) => belongs(picture, platform) && !isRepeated(campaign, picture.concept ?? 'story'),
  );
}

export const filmsOn = (campaign: Campaign, { films }: Platform): Rendition[] =>
  renditionsOf(campaign.audience).filter(
    ({ name, ratio }) => !isRepeated(campaign, name) && films.some((film) => film === ratio),
  );
