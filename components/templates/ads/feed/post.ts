import type { Platform } from '@/content/platforms';
import type { Audience } from '@/content/schema';
import { site } from '@/content/site';

/** What a post is made from. */
export interface PostProps {
  audience: Audience;
  platform: Platform;
}

/** The site's domain, as a feed shows it. */
export const domain = new URL(site.origin).host.replace(/^www\./, '');
