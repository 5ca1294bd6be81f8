import { Link } from '@/components/site/link';
import { FilmPlayer } from '@/components/ui/film-player';
import { brand } from '@/content/brand';
import type { Audience, FilmName } from '@/content/schema';
import { studioRoute } from '@/content/studio';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { reelScript, storyFormat } from '@/lib/campaign/ads/json';
import { filmFiles, subtitlesPath } from '@/lib/campaign/film/film-files';
import {
  exportedFilmsOf,
  filmSizes,
  ratioLabel,
  filmNamesOf,
} from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
import { outputAddress } from '@/lib/campaign/output-address';
import { shown, storyPictures } from '@/lib/campaign/picture/ad-pictures';
import { Group } from './fields';
import { listTool } from '../list-tool';
import { FileLink } from './file-link';
import { Slides } from './slides';
import { SnapRow } from './snap-row';
import { Story } from './story';

const { film: words, labels, sections: headings } = socialAds;

/** The sections of an audience's page, by their ids. One is named after what's in it. */
export function sectionsOf(audience: Audience) {
  return filmNamesOf(audience).length > 0 ? headings : { ...headings, story: labels.story };
}

/** A campaign's story, as its slides and as a phone plays it, and its films, if any, with their files. */
export function StoryAndFilms(audience: Audience) {
  const films = filmNamesOf(audience);
  const { story } = sectionsOf(audience);
  const slides = storyPictures(audience).map((picture, index) => ({
    text: audience.ad.story.slides[index] ?? '',
    picture: shown(picture),
  }));
  return (
    <Group id="story" heading={story}>
      <h4 className="mb-3 text-sm font-semibold">{`${labels.story}, ${storyFormat(audience.ad.story)}`}</h4>
      <Slides slides={slides} label={labels.slide} />
      <SnapRow label={story} className="*:max-w-72 *:basis-60 md:*:basis-48">
        <Item title={labels.story}>
          <Story name={audience.name} slides={slides} />
        </Item>
        {films.map((name) => (
          <Film key={name} audience={audience} name={name} />
        ))}
      </SnapRow>
      {films.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {`${words.note} `}
          {studioRoute && (
            <Link
              href={`${studioRoute}/${audience.id}?show=films`}
              className="underline underline-offset-4"
            >
              {words.otherSizes}
            </Link>
          )}
        </p>
      )}
    </Group>
  );
}

function Item({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <h4 className="mb-3 text-sm font-semibold">{title}</h4>
      {children}
    </li>
  );
}

/** A film as stories show it, with the files of all its exported sizes. */
function Film({ audience, name }: { audience: Audience; name: FilmName }) {
  const { video, captions, poster, cover } = filmFiles(audience, name);
  const film = filmOf(audience, name);
  const sizes = exportedFilmsOf(audience).filter(
    (rendition) => rendition.name === name && rendition.ratio !== 'bumper',
  );
  return (
    <Item title={`${words.names[name]}, ${film.endCard.end} ${words.seconds}`}>
      <FilmPlayer
        {...filmSizes['9x16']}
        label={`${words.names[name]}, ${audience.name}`}
        video={video}
        captions={captions}
        poster={poster}
        captionsLabel={sections.captions}
        script={reelScript(film)}
        // As high as the story, which has a bar above it.
        className="mt-6 aspect-9/16 h-auto w-full border border-line bg-surface"
      />
      <ul className="mt-2 print:hidden">
        {[
          ...sizes.map(({ ratio }) => ({
            href: filmFiles(audience, name, ratio).video,
            label: `${words.video} ${ratioLabel(ratio)}`,
          })),
          { href: cover, label: words.cover },
          {
            href: outputAddress(audience, subtitlesPath(name, brand.locale)),
            label: words.captions,
          },
        ].map(({ href, label }) => (
          <li key={href}>
            <FileLink href={href} className={listTool}>
              {label}
              <span className="sr-only">{` ${words.names[name]}`}</span>
            </FileLink>
          </li>
        ))}
      </ul>
    </Item>
  );
}
