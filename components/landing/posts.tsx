import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { LazyFrame } from '@/components/ui/lazy-frame';
import { loadForeignPosts } from '@/content/posts';
import type { Landing } from '@/content/schema';
import { embedAddress } from '@/content/schema/post';
import { sections } from '@/content/words/landing';
import { Section } from './section';

/** Social posts in frames, which load when a visitor scrolls near or clicks. A link to each post is always there. */
export function Posts({ heading, text, items }: NonNullable<Landing['posts']>) {
  return (
    <Section id="posts" heading={heading} intro={text} beside>
      {/* Instagram's embed needs at least 326 px (see its embed code's min-width): two fit beside the heading. */}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(326px,100%),1fr))] gap-8 xl:col-span-9 min-[85rem]:col-span-8">
        {items.map(({ title, address }) => {
          const src = embedAddress(address);
          return (
            <li key={address}>
              <LazyFrame
                src={src}
                title={title}
                height={600}
                loading="lazy"
                allow="fullscreen"
                consent={src === undefined ? undefined : consentFor(src)}
                buttonStyle={buttonStyles('secondary')}
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
          );
        })}
      </ul>
    </Section>
  );
}

/** What a visitor has to agree to before a frame loads. The site's own posts need no consent. */
function consentFor(src: string) {
  if (loadForeignPosts === 'near' || src.startsWith('/')) return undefined;
  return { text: `${sections.consent} ${new URL(src).hostname}.`, button: sections.loadPost };
}
