import { Link } from '@/components/site/link';
import { sections } from '@/content/words/landing';
import type { Figure } from '@/content/schema';

/** Where a figure comes from. */
export function Source({ label, year, href }: NonNullable<Figure['source']>) {
  return (
    <>
      {`${sections.source} `}
      <Link href={href} className="underline underline-offset-2">
        {year === undefined ? label : `${label}, ${year}`}
      </Link>
    </>
  );
}
