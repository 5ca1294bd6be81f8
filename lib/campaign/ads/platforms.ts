import type { AdCampaign, Campaign, Platform, PlatformId } from '@/content/schema';
import { campaignLink } from '../campaign-link';

/** A platform by its id; undefined for one that the content doesn't have. */
export function platformOf({ platforms }: Campaign, id: PlatformId): Platform | undefined {
  return platforms.find((platform) => platform.id === id);
}

/** The platforms that a campaign runs on. */
export function adPlatforms({ audience, platforms }: Campaign): Platform[] {
  return platforms.filter(({ id }) => audience.launch.platforms.includes(id));
}

/** What the ad's button says on a platform: the campaign's own words, or the platform's first where it lacks them. */
export function ctaOn({ ctas }: Platform, { ads }: AdCampaign): string {
  const { cta } = ads.primary;
  return ctas.items.includes(cta) ? cta : (ctas.items[0] ?? cta);
}

/** Where an ad leads: the audience's page, with the platform, the campaign and, if given, the picture's name. */
export function adLink(campaign: Campaign, { utm }: Platform, content?: string): string {
  return campaignLink(campaign, { ...utm, content });
}
