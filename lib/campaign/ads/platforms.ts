import { type Platform, platforms } from '@/content/platforms';
import type { AdCampaign, Audience, PlatformId } from '@/content/schema';
import { campaignLink } from '../campaign-link';

export function platformOf(id: PlatformId): Platform {
  const found = platforms.items.find((platform) => platform.id === id);
  if (!found) throw new Error(`There is no platform ${id} in content/platforms.ts.`);
  return found;
}

/** The platforms that a campaign is meant for. */
export function meantFor({ launch }: Audience): Platform[] {
  return platforms.items.filter(({ id }) => launch.platforms.includes(id));
}

/** What the ad's button says on a platform: the campaign's own words, or the first that the platform has instead. */
export function ctaOn({ ctas }: Platform, { ads }: AdCampaign): string {
  const { cta } = ads.primary;
  return ctas.items.includes(cta) ? cta : (ctas.items[0] ?? cta);
}

/** Where an ad leads: the audience's page, with the platform, the campaign and, where it is told, the picture. */
export function adLink(audience: Audience, { utm }: Platform, content?: string): string {
  return campaignLink(audience, { ...utm, content });
}
