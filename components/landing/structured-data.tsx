import type { Audience } from '@/content/schema';
import { structuredData } from '@/lib/structured-data';

/** For search engines: data, which no browser runs. */
export function StructuredData({ audience }: { audience: Audience }) {
  // A text that would end the element ends it nowhere.
  const json = JSON.stringify(structuredData(audience)).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
