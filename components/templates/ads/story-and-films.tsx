import { Link } from '@/components/site/link';
import type { Audience } from '@/content/schema';
import { studioRoute } from '@/content/studio';
import { socialAds } from '@/content/words/social-ads';
import { storyFormat } from '@/lib/campaign/ads/json';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { shown, storyPictures } from '@/lib/campaign/picture/ad-pictures';
import { Group } from './fields';
import { Film } from './film';
import { Slides } from './slides';
import { SnapItem, SnapRow } from './snap-row';
import { StoryPlayer, type StorySlide } from '@/components/ui/story/story-player';
import { storySafeZone, storySize } from '@/lib/campaign/picture/safe-zone';

const { film: words, labels, player, safeZone, sections: headings } = socialAds;

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
        <SnapItem title={labels.story}>
          <Story name={audience.name} slides={slides} />
        </SnapItem>
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

/** The story as a phone plays it, and a switch that shows what apps would cover. */
function Story({ name, slides }: { name: string; slides: StorySlide[] }) {
  return (
    <div className="group">
      <StoryPlayer
        slides={slides}
        label={`${labels.story}, ${name}`}
        words={player}
        className="aspect-9/16 w-full border border-line"
      >
        <SafeZone />
      </StoryPlayer>
      <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text print:hidden">
        <input type="checkbox" className="size-5 accent-text" />
        {safeZone.show}
      </label>
      <p className="hidden text-sm text-muted group-has-checked:block">{safeZone.note}</p>
    </div>
  );
}

const share = (pixels: number, of: number) => `${Math.round((pixels / of) * 1000) / 10}%`;

/** The part of a slide that no app covers; the rest is shaded. */
function SafeZone() {
  const { top, bottom, sides } = storySafeZone;
  const { width, height } = storySize;
  return (
    <div
      className="pointer-events-none absolute hidden items-end outline-2 outline-accent outline-dashed group-has-checked:flex"
      style={{
        inset: `${share(top, height)} ${share(sides, width)} ${share(bottom, height)}`,
        boxShadow: '0 0 0 100vmax color-mix(in srgb, var(--accent) 40%, transparent)',
      }}
    >
      <p className="bg-accent px-1.5 text-xs font-semibold text-accent-text">{safeZone.name}</p>
    </div>
  );
}
