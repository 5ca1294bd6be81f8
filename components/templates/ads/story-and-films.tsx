import { FilmPlayer } from '@/components/ui/film-player';
import type { Audience } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { reelScript, storyFormat } from '@/lib/campaign/ads/json';
import { filmFile, filmFiles } from '@/lib/campaign/film/film-files';
import {
  exportedFilms,
  filmSizes,
  ratioLabel,
  type Rendition,
} from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
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
        {exportedFilms.map((film) => (
          <Film key={filmFile(film)} audience={audience} {...film} />
        ))}
      </SnapRow>
      <p className="mt-3 text-sm text-muted">
        {`${words.note} ${words.otherSizes} `}
        {(['1x1', '16x9'] as const).map((ratio) => (
          <a
            key={ratio}
            href={`/studio/${audience.id}?show=films&ratio=${ratio}`}
            className="inline-flex min-h-6 items-center px-1 underline underline-offset-4 print:hidden"
          >
            {ratioLabel(ratio)}
          </a>
        ))}
      </p>
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

function Film({ audience, name, ratio }: { audience: Audience } & Rendition) {
  const { video, captions, subtitles, poster, cover } = filmFiles(audience, name, ratio);
  const film = filmOf(audience, name);
  const title = `${words.names[name]} ${ratioLabel(ratio)}`;
  return (
    <Item title={`${title}, ${film.endCard.end} ${words.seconds}`}>
      <FilmPlayer
        {...filmSizes[ratio]}
        label={`${title}, ${audience.name}`}
        video={video}
        captions={captions}
        poster={poster}
        captionsLabel={sections.captions}
        script={reelScript(film)}
        // As high as the story, which has a bar above it.
        className="mt-6 h-auto w-full border border-line bg-surface"
      />
      <ul className="mt-2 print:hidden">
        {[
          { href: video, label: words.video },
          { href: cover, label: words.cover },
          // The same for each size.
          ...(ratio === '9x16'
            ? [
                { href: captions, label: `${words.captions} (.vtt)` },
                { href: subtitles, label: `${words.captions} (.srt)` },
              ]
            : []),
        ].map(({ href, label }) => (
          <li key={href}>
            <FileLink href={href} className={listTool}>
              {label}
              <span className="sr-only">{` ${title}`}</span>
            </FileLink>
          </li>
        ))}
      </ul>
    </Item>
  );
}
