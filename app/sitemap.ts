import type { MetadataRoute } from 'next';
import { audiences } from '@/content/audiences';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The landing pages, each by its canonical address: `/` is one of them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return audiences.map(({ landing }) => ({ url: `${site.origin}${landing.route}` }));
}
