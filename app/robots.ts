import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/addresses';

export const dynamic = 'force-static';

/** Crawlers may read every page: one that shouldn't be listed says so in a tag. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
