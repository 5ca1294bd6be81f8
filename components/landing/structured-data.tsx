import type { Audience } from '@/content/schema';
import { structuredDataJson } from '@/lib/structured-data';

/** For search engines: data, which no browser runs. */
export function StructuredData({ audience }: { audience: Audience }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDataJson(audience) }}
    />
  );
}
