import { Link } from '@/components/site/link';
import type { Landing } from '@/content/schema';
import { sections } from '@/content/sections';
import { embedAddress } from '@/lib/posts';
import { Section } from './section';

/** Social posts in frames, fetched when a visitor comes near. Each can be opened on its own, frame or no frame. */
export function Posts({ heading, text, items }: NonNullable<Landing['posts']>) {
  return (
    <Section id="posts" heading={heading} intro={text}>
      <ul className="grid gap-8 md:grid-cols-2">
        {items.map(({ title, address }) => (
          <li key={address}>
            {/* Chromium's idea of lazy is up to 4,000 px away, which is at once: what is not rendered is not loaded. */}
            <div className="h-[600px] [content-visibility:auto]">
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a network's post needs all that a sandbox takes */}
              <iframe
                src={embedAddress(address)}
                title={title}
                loading="lazy"
                height={600}
                className="w-full border border-line bg-surface"
              />
            </div>
            <p className="mt-3 text-sm text-muted">
              {sections.postFallback}{' '}
              <Link href={address} className="inline-flex items-center gap-1 text-text underline">
                {title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
