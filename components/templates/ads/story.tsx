import { StoryPlayer, type StorySlide } from '@/components/ui/story/story-player';
import { socialAds } from '@/content/words/social-ads';
import { storySafeZone, storySize } from '@/lib/campaign/picture/safe-zone';

const { labels, player, safeZone } = socialAds;

/** The story as a phone plays it, and a switch that shows what apps would cover. */
export function Story({ name, slides }: { name: string; slides: StorySlide[] }) {
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
      <p className="bg-accent px-1.5 text-xs font-semibold text-accent-text">
        {socialAds.safeZone.name}
      </p>
    </div>
  );
}
