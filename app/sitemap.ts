import type { MetadataRoute } from 'next';
import { audiences } from '@/lib/campaigns';
import { absoluteUrl } from '@/lib/site/addresses';

export const dynamic = 'force-static';

/** The landing pages by their canonical addresses. `/` isn't listed: it shows one of them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return audiences.map(({ landing }) => ({ url: absoluteUrl(landing.route) }));
}
