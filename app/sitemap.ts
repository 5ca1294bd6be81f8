import type { MetadataRoute } from 'next';
import { ownPages } from '@/lib/export/content/own-pages';
import { audiences } from '@/lib/campaigns';
import { absoluteUrl } from '@/lib/site/addresses';

export const dynamic = 'force-static';

/**
 * The landing pages by their canonical addresses, and the owner's pages. `/` isn't listed: it shows
 * one of them.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...audiences.map(({ landing }) => landing.route), ...ownPages()].map((route) => ({
    url: absoluteUrl(route),
  }));
}
