import { Link } from '@/components/site/link';
import { sections } from '@/content/words/landing';
import type { Source as SourceContent } from '@/content/schema';

/** Where a figure comes from. */
export function Source({ source }: { source: SourceContent }) {
  if (typeof source === 'string') return source;
  return (
    <>
      {`${sections.source} `}
      <Link href={source.href} className="underline underline-offset-2">
        {source.label}
      </Link>
    </>
  );
}
