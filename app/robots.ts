import type { MetadataRoute } from 'next';
import { brand } from '@/content/brand';
import { absoluteUrl } from '@/lib/site/addresses';
import { languageLinks } from '@/lib/site/languages';

export const dynamic = 'force-static';

/** Crawlers may read every page: one that shouldn't be listed says so in a tag. */
export default function robots(): MetadataRoute.Robots {
  const others = languageLinks().map(({ path }) => `${brand.origin}${path}/sitemap.xml`);
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: [absoluteUrl('/sitemap.xml'), ...others],
  };
}
