import { scriptWords } from '@/content/words/scripts';
import { FilmPlayer } from '@/components/ui/film-player';
import { brand } from '@/content/brand';
import type { Audience, FilmName } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { reelScript } from '@/lib/campaign/sheets/field-texts';
import { filmFiles, subtitlesPath } from '@/lib/campaign/film/film-files';
import { exportedRatios, pageSize, ratioLabel } from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { listTool } from '../list-tool';
import { FileLink } from './file-link';

const { film: words } = socialAds;

/** A film with the files of all its exported sizes. */
export function Film({ audience, name }: { audience: Audience; name: FilmName }) {
  const { cover, ...files } = filmFiles(audience, name);
  const { width, height } = pageSize(name);
  const subtitles = outputAddress(audience, subtitlesPath(name, brand.locale));
  const film = filmOf(audience, name);
  return (
    <li className={`break-inside-avoid ${width > height ? 'max-w-full! basis-96!' : ''}`}>
      <h4 className="mb-3 text-sm font-semibold">{`${words.names[name]}, ${film.endCard.end} ${words.seconds}`}</h4>
      <FilmPlayer
        {...{ width, height }}
        label={`${words.names[name]}, ${audience.name}`}
        {...files}
        words={sections.filmPlayer}
        seconds={film.endCard.end}
        script={reelScript(film, scriptWords)}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="box-content h-auto w-[calc(100%-2px)] border border-line"
      />
      <ul className="mt-2 print:hidden">
        {[
          ...exportedRatios[name].map((ratio) => ({
            href: filmFiles(audience, name, ratio).video,
            label: `${words.video} ${ratioLabel(ratio)}`,
          })),
          { href: cover, label: words.cover },
          { href: subtitles, label: words.captions },
        ].map(({ href, label }) => (
          <li key={href}>
            <FileLink href={href} audience={audience} className={listTool}>
              {label}
              <span className="sr-only">{` ${words.names[name]}`}</span>
            </FileLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
