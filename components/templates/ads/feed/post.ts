import type { Audience, Platform } from '@/content/schema';
import { brand } from '@/content/brand';
import type { AdConcept } from '@/lib/campaign/ads/concepts';

/** What a post is made from. */
export interface PostProps {
  audience: Audience;
  concept: AdConcept;
  platform: Platform;
}

/** The site's domain, as a feed shows it. */
export const domain = new URL(brand.origin).host.replace(/^www\./, '');
