import { socialAds } from '@/content/words/social-ads';
import { storySafeZone, storySize } from '@/lib/campaign/picture/safe-zone';

const share = (pixels: number, of: number) => `${Math.round((pixels / of) * 1000) / 10}%`;

/** The part of a slide that no app covers; the rest is shaded. */
export function SafeZone() {
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
