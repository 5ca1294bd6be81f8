import { FilmPlayer } from '@/components/ui/film-player';
import type { Audience, FilmName } from '@/content/schema';
import { filmNames } from '@/content/schema/film-names';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { reelScript, storyFormat } from '@/lib/campaign/ads/json';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmOf } from '@/lib/campaign/film/timeline';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import { Group } from './fields';
import { listTool } from '../list-tool';
import { FileLink } from './file-link';
import { SnapRow } from './snap-row';
import { Story } from './story';

const { film: words, pictures, sections: headings } = socialAds;

/** A campaign's story as a phone plays it, and its films with their files. */
export function StoryAndFilms(audience: Audience) {
  return (
    <Group id="story" heading={headings.story}>
      <SnapRow label={headings.story} className="*:max-w-72 *:basis-60 md:*:basis-48">
        <Item title={`${pictures.story}, ${storyFormat(audience.ad.story)}`}>
          <Story {...audience} />
        </Item>
        {filmNames.map((name) => (
          <Film key={name} audience={audience} name={name} />
        ))}
      </SnapRow>
      <p className="mt-3 text-sm text-muted">{words.note}</p>
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

function Film({ audience, name }: { audience: Audience; name: FilmName }) {
  const { video, captions, poster, cover } = filmFiles(audience, name);
  const film = filmOf(audience, name);
  return (
    <Item title={`${words.names[name]}, ${film.endCard.end} ${words.seconds}`}>
      <FilmPlayer
        {...storySize}
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
          { href: video, label: words.video },
          { href: captions, label: words.captions },
          { href: cover, label: words.cover },
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
