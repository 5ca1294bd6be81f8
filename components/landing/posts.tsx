import { Link } from '@/components/site/link';
import type { Audience, FilmName, Landing } from '@/content/schema';
import { inFilm, sections } from '@/content/words/landing';
import { PostFrame } from './post-frame';
import { Section } from './section';
import { allShots, filmOf } from '@/lib/campaign/film/timeline';

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
          return (
            <li
              key={address}
              // Instagram's embed needs at least 326 px (see its embed code's min-width), without a
              // border.
              className={`gap-x-6 min-[85rem]:grid min-[85rem]:grid-cols-[328px_1fr] ${film ? 'min-w-[min(328px,88vw)]' : 'min-w-[328px]'}`}
            >
              <PostFrame {...{ address, title, film, audience }} />
              <Link
                href={address}
                target="_blank"
                className="mt-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start text-sm underline underline-offset-4"
              >
                {`${sections.openPost} “${title}”`}
              </Link>
              {film && <FilmWords name={film} audience={audience} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function FilmWords({ name, audience }: { name: FilmName; audience: Audience }) {
  return (
    <ol className="max-lg:hidden min-[85rem]:col-start-2 min-[85rem]:row-start-1">
      {allShots(filmOf(audience, name)).map(({ start, words }) => (
        <li key={start} className="flex gap-3 border-t border-line py-2">
          <b className="shrink-0">{inFilm(start)}</b>
          <span className="text-muted">{words}</span>
        </li>
      ))}
    </ol>
  );
}
