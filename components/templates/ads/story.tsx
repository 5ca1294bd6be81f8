import { StoryPlayer, type StorySlide } from '@/components/ui/story/story-player';
import { socialAds } from '@/content/words/social-ads';
import { SafeZone } from './safe-zone';

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
