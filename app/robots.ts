import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';

export const dynamic = 'force-static';

/** Everything may be read: what is not to be found says so itself, which has to be read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
