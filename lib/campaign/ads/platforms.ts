import type { AdCampaign, Audience, Campaign, Platform, PlatformId } from '@/content/schema';
import { campaignLink } from '../campaign-link';
import { type AdPicture, adPictures } from '../picture/ad-pictures';

/** Finds a platform by its id. Undefined if the content doesn't have it. */
export function platformOf({ platforms }: Campaign, id: PlatformId): Platform | undefined {
  return platforms.find((platform) => platform.id === id);
}

export function adPlatforms({ audience, platforms }: Campaign): Platform[] {
  return platforms.filter(({ id }) => audience.launch.platforms.includes(id));
}

/**
 * The ad's button label on a platform: the campaign's own or, if the platform doesn't offer it, the
 * platform's first.
 */
export function ctaOn({ ctas }: Platform, { ads }: AdCampaign): string {
  const { cta } = ads.primary;
  return ctas.items.includes(cta) ? cta : (ctas.items[0] ?? cta);
}

/**
 * Where an ad leads: the audience's page, with UTM parameters for the platform, the campaign and,
 * if given, the picture's name.
 */
export function adLink(campaign: Campaign, { utm }: Platform, content?: string): string {
  return campaignLink(campaign, { ...utm, content });
}

/** Whether a platform shows a picture: a creative's size, slides in stories, carousel cards. */
export function belongs({ slide, name, dimension }: AdPicture, platform: Platform): boolean {
  if (slide === undefined)
    return platform.placements.some((placement) => placement.dimension === dimension);
  return name.startsWith('card') || platform.slides !== undefined;
}

export function picturesOn(audience: Audience, platform: Platform): AdPicture[] {
  return adPictures(audience).filter((picture) => belongs(picture, platform));
}
