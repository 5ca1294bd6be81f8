import type { Audience, FilmName } from '@/content/schema';
import { inFilm } from '@/content/words/landing';
import { allShots, filmOf } from '@/lib/campaign/film/timeline';

/** What a film says, and when. */
export function FilmWords({ name, audience }: { name: FilmName; audience: Audience }) {
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
