import { Link } from '@/components/site/link';
import { LazyFrame } from '@/components/ui/lazy-frame';
import { loadForeignPosts, postHeight } from '@/content/posts';
import type { Audience, FilmName, Landing } from '@/content/schema';
import { embedAddress } from '@/content/schema/post';
import { inFilm, sections } from '@/content/words/landing';
import { basePath } from '@/lib/campaign/document/base-path';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { pageSize } from '@/lib/campaign/film/film-sizes';
import { allShots, filmOf } from '@/lib/campaign/film/timeline';
import { Section } from './section';

type Props = NonNullable<Landing['posts']> & {
  /** Whose films the sample posts show. */
  audience: Audience;
};

/** Social posts in frames that load when a visitor scrolls near or clicks, each with its words. */
export function Posts({ heading, text, items, audience }: Props) {
  return (
    <Section id="posts" label={sections.postsLabel} heading={heading} intro={text}>
      <ul className="relative -mx-4 flex gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-2 md:gap-x-8 md:overflow-visible md:px-0">
        {items.map(({ address, title, shows = 'reel' }) => {
          const film = address.startsWith('/') ? shows : undefined;
          const src = embedAddress(address);
          return (
            <li
              key={address}
              // Instagram's embed needs at least 326 px (see its embed code's min-width), without a
              // border.
              className={`gap-x-6 min-[85rem]:grid min-[85rem]:grid-cols-[328px_1fr] ${film ? 'min-w-[min(328px,88vw)]' : 'min-w-[328px]'}`}
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
                className="box-content border border-line bg-surface print:hidden"
              />
              <Link
                href={address}
                target="_blank"
                className="mt-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start text-sm underline underline-offset-4"
              >
                <span>{`${sections.openPost} “${title}”`}</span>
              </Link>
              {film && <FilmWords name={film} audience={audience} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface FilmProps {
  name: FilmName;
  audience: Audience;
}

/** What the frame of a sample post shows until it has loaded. */
function Cover({ name, audience }: FilmProps) {
  return (
    // Where the post will have its film.
    <div className="size-full p-4 pt-18">
      {/* oxlint-disable-next-line nextjs/no-img-element -- next/image would add 5 KB of script */}
      <img
        src={filmFiles(audience, name).poster}
        alt=""
        {...pageSize(name)}
        loading="lazy"
        className="size-full object-contain"
      />
    </div>
  );
}

/** What a visitor has to agree to before a frame loads. The site's own posts need no consent. */
function consentFor(src: string) {
  if (loadForeignPosts === 'near' || src.startsWith('/')) return undefined;
  return { text: `${sections.consent} ${new URL(src).hostname}.`, button: sections.loadPost };
}

function FilmWords({ name, audience }: FilmProps) {
  return (
    <ol className="max-lg:hidden min-[85rem]:col-start-2 min-[85rem]:grid min-[85rem]:row-start-1">
      {allShots(filmOf(audience, name)).map(({ start, words }) => (
        <li key={start} className="flex gap-3 border-t border-line py-2">
          <b className="shrink-0">{inFilm(start)}</b>
          <span className="text-muted">{words}</span>
        </li>
      ))}
    </ol>
  );
}
