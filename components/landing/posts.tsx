import { Link } from '@/components/site/link';
import { Logo } from '@/components/site/logo';
import { buttonStyles } from '@/components/ui/button';
import { LazyFrame } from '@/components/ui/lazy-frame';
import { noBreak } from '@/components/ui/no-break';
import { loadForeignPosts, postHeight } from '@/content/posts';
import type { Audience, Landing, Post } from '@/content/schema';
import { embedAddress } from '@/content/schema/post';
import { sections } from '@/content/words/landing';
import { filmOf, shotAt } from '@/lib/campaign/film/timeline';
import { Section } from './section';

type Props = NonNullable<Landing['posts']> & {
  /** Whose films the sample posts show. */
  audience: Audience;
};

/** Social posts in frames that load when a visitor scrolls near or clicks, each with a link. */
export function Posts({ heading, text, items, audience }: Props) {
  return (
    <Section id="posts" heading={heading} intro={text} beside>
      {/* Instagram's embed needs at least 326 px (see its embed code's min-width). */}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(326px,100%),1fr))] gap-8 xl:col-span-9 min-[85rem]:col-span-8">
        {items.map((post) => {
          const { title, address } = post;
          const src = embedAddress(address);
          return (
            <li key={address}>
              <LazyFrame
                src={src}
                title={title}
                poster={<Poster post={post} audience={audience} />}
                loading="lazy"
                allow="fullscreen"
                consent={src === undefined ? undefined : consentFor(src)}
                buttonStyle={buttonStyles('secondary')}
                height={postHeight}
                className="box-content border-line bg-background max-sm:-mx-4 max-sm:border-y sm:border print:hidden"
              />
              <Link
                href={address}
                target="_blank"
                className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm underline underline-offset-4"
              >
                {`${sections.openPost} “${title}”`}
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A post's first frame in words, in the page's own theme. */
function Poster({ post, audience }: { post: Post; audience: Audience }) {
  const { title, address, shows = 'reel' } = post;
  const isSample = address.startsWith('/');
  return (
    <div className="flex h-full flex-col">
      <p className="flex items-center justify-between gap-4 border-b border-line p-4">
        {isSample ? <Logo /> : <span className="font-semibold">{new URL(address).hostname}</span>}
        {isSample && <span className="label text-muted">{sections.samplePost}</span>}
      </p>
      <p className="p-4 font-semibold">{title}</p>
      {isSample && (
        <p className="m-auto px-8 pb-16 text-3xl leading-tight font-bold tracking-tight text-balance">
          {noBreak(shotAt(filmOf(audience, shows), 0).words)}
        </p>
      )}
    </div>
  );
}

/** What a visitor has to agree to before a frame loads. The site's own posts need no consent. */
function consentFor(src: string) {
  if (loadForeignPosts === 'near' || src.startsWith('/')) return undefined;
  return { text: `${sections.consent} ${new URL(src).hostname}.`, button: sections.loadPost };
}
