import { Link } from '@/components/site/link';
import { LazyFrame } from '@/components/ui/lazy-frame';
import { loadForeignPosts, postHeight } from '@/content/posts';
import type { Audience, FilmName, Landing } from '@/content/schema';
import { embedAddress } from '@/content/schema/post';
import { sections } from '@/content/words/landing';
import { basePath } from '@/lib/campaign/document/base-path';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { pageSize } from '@/lib/campaign/film/film-sizes';
import { filmOf, shotAt } from '@/lib/campaign/film/timeline';
import { type LabelProps, Section } from './section';

type Props = NonNullable<Landing['posts']> &
  LabelProps & {
    /** Whose films the sample posts show. */
    audience: Audience;
  };

/** Social posts in frames that load when a visitor scrolls near or clicks, each with its words. */
export function Posts({ label, heading, text, items, audience }: Props) {
  return (
    <Section id="posts" label={label} heading={heading} intro={text}>
      <ul className="relative -mx-4 flex gap-x-4 gap-y-10 overflow-x-auto px-4 pb-2 md:mx-0 md:flex-wrap md:gap-x-6 md:overflow-visible md:px-0 lg:gap-x-8">
        {items.map(({ address, title, text: about, shows = 'reel' }) => {
          const film = address.startsWith('/') ? shows : undefined;
          const src = embedAddress(address);
          return (
            <li
              key={address}
              // Instagram's embed needs at least 326 px (see its embed code's min-width), without a
              // border. A wide film takes the rest of the row.
              className={`basis-82 md:max-w-none ${film ? 'min-w-[min(328px,88vw)]' : 'min-w-[328px]'} ${film && isWide(film) ? 'md:grow' : 'md:shrink-0'}`}
            >
              <LazyFrame
                src={film ? `${basePath}${src}` : src}
                title={title}
                poster={
                  film ? (
                    <Cover name={film} audience={audience} />
                  ) : (
                    <p className="p-4 font-semibold">{new URL(address).hostname}</p>
                  )
                }
                loading="lazy"
                allow="fullscreen"
                consent={src === undefined ? undefined : consentFor(src)}
                height={postHeight}
                className="box-content border border-line bg-background print:hidden"
              />
              <h3 className="mt-3 text-lg leading-snug font-semibold">
                <Link
                  href={address}
                  target="_blank"
                  className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
                >
                  <span>{title}</span>
                </Link>
              </h3>
              {about && <p className="max-w-prose text-muted">{about}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const isWide = (film: FilmName) => pageSize(film).width > pageSize(film).height;

interface FilmProps {
  name: FilmName;
  audience: Audience;
}

/** What the frame of a sample post shows until it has loaded. */
function Cover({ name, audience }: FilmProps) {
  return (
    // Where the post will have its film.
    <div className="size-full px-4 pt-16 pb-2">
      {/* oxlint-disable-next-line nextjs/no-img-element -- next/image would add 5 KB of script */}
      <img
        src={filmFiles(audience, name).poster}
        alt={shotAt(filmOf(audience, name), 0).words}
        {...pageSize(name)}
        loading="lazy"
        className="size-full object-contain object-left"
      />
    </div>
  );
}

/** What a visitor has to agree to before a frame loads. The site's own posts need no consent. */
function consentFor(src: string) {
  if (loadForeignPosts === 'near' || src.startsWith('/')) return undefined;
  return { text: `${sections.consent} ${new URL(src).hostname}.`, button: sections.loadPost };
}
