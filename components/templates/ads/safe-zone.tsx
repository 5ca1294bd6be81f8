import { socialAds } from '@/content/words/social-ads';
import { storySafeZone, storySize } from '@/lib/campaign/picture/safe-zone';

const share = (pixels: number, of: number) => `${Math.round((pixels / of) * 1000) / 10}%`;

/** The part of a slide that no app covers; the rest is shaded. */
export function SafeZone() {
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
      <p className="bg-accent px-1.5 text-xs font-semibold text-accent-text">
        {socialAds.safeZone.name}
      </p>
    </div>
  );
}
