import type { Audience } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { storyFormat } from '@/lib/campaign/ads/json';
import { shown, storyPictures } from '@/lib/campaign/ads/pictures';
import { storySafeZone, storySize } from '@/lib/campaign/picture/safe-zone';
import { Field } from './field';
import { Fields } from './fields';
import { ShownStory } from './shown';

const { labels, player, safeZone } = socialAds;

/** The story as a phone plays it, with its text next to it. */
export function Story(audience: Audience) {
  const { story } = audience.ad;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)] print:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-10">
      <div className="group mx-auto w-full max-w-72 break-inside-avoid">
        <div className="flex flex-col rounded-[1.75rem] border-2 border-line bg-surface p-3">
          <ShownStory
            slides={storyPictures(audience).map((picture, index) => ({
              text: story.slides[index] ?? '',
              picture: shown(picture),
            }))}
            label={`${labels.story}, ${audience.name}`}
            words={player}
            autoPlay
            className="aspect-9/16 w-full rounded-md"
          >
            <SafeZone />
          </ShownStory>
        </div>
        <label className="mt-1 flex min-h-11 cursor-pointer items-center justify-center gap-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text print:hidden">
          <input type="checkbox" className="size-5 accent-accent" />
          {safeZone.show}
        </label>
        <p className="hidden text-center text-sm text-muted group-has-checked:block">
          {safeZone.note}
        </p>
      </div>
      <Fields>
        <Field label={labels.format}>{storyFormat(story)}</Field>
        {story.slides.map((slide, index) => (
          <Field key={slide} label={`${labels.slide} ${index + 1}`} copy={slide} />
        ))}
      </Fields>
    </div>
  );
}

const share = (pixels: number, of: number) => `${Math.round((pixels / of) * 1000) / 10}%`;

/** The part of a slide that no app covers; the rest is shaded. */
function SafeZone() {
  const { top, bottom, sides } = storySafeZone;
  return (
    <div
      className="pointer-events-none absolute hidden items-end outline-2 outline-accent outline-dashed group-has-checked:flex"
      style={{
        top: share(top, storySize.height),
        bottom: share(bottom, storySize.height),
        left: share(sides, storySize.width),
        right: share(sides, storySize.width),
        boxShadow: '0 0 0 100vmax color-mix(in srgb, var(--accent) 40%, transparent)',
      }}
    >
      <p className="bg-accent px-1.5 text-xs font-semibold text-accent-text">{safeZone.name}</p>
    </div>
  );
}
