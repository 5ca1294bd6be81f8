import type { Audience } from '@/content/schema';
import { structuredDataJson } from '@/lib/structured-data';

/** Structured data for search engines. Browsers ignore it. */
export function StructuredData({ audience }: { audience: Audience }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDataJson(audience) }}
    />
  );
}
