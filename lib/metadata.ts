import type { Metadata } from 'next';
import { site } from '@/content/site';

/** What a page says of itself to a browser's tab and to a search engine. */
export function pageMetadata({
  title,
  description,
}: {
  title: string;
  description?: string;
}): Metadata {
  return { title: `${title} | ${site.name}`, description };
}
