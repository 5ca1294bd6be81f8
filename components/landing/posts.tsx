import { Link } from '@/components/site/link';
import { LazyFrame } from '@/components/ui/lazy-frame';
import type { Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { embedAddress } from '@/lib/posts';
import { Section } from './section';

/** Social posts in frames, fetched when a visitor comes near. Each can be opened on its own, frame or no frame. */
export function Posts({ heading, text, items }: NonNullable<Landing['posts']>) {
  return (
    <Section id="posts" heading={heading} intro={text} beside>
      <ul className="grid gap-8 sm:grid-cols-2 xl:col-span-8">
        {items.map(({ title, address }) => (
          <li key={address}>
            <LazyFrame
              src={embedAddress(address)}
              title={title}
              loading="lazy"
              height={600}
              className="needs-script mb-3 w-full border border-line bg-surface print:hidden"
            />
            <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
              <span className="print:hidden">{sections.postFallback}</span>
              <Link
                href={address}
                className="inline-flex min-h-11 items-center text-text underline underline-offset-4"
              >
                {title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
