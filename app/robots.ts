import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';

export const dynamic = 'force-static';

/** Crawlers may read every page. Pages that shouldn't be listed say so in a tag, which crawlers have to read first. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
