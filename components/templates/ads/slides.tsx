'use client';

import { Picture } from '@/components/ui/picture';
import { storySafeZone, storySize } from '@/lib/campaign/drawing/safe-zone';
import { SnapRow } from './snap-row';

interface Props {
  slides: { text: string; picture: React.ComponentProps<typeof Picture> }[];
  label: string;
  /** What each slide is called, before its number. */
  slideLabel: string;
  /** The switch, and what it shows. */
  safeZone: Record<'show' | 'note', string>;
}

/**
 * A story's slides in order, and a switch that shows what apps would cover. A client component for
 * the same reason as Field.
 */
export function Slides({ slides, label, slideLabel, safeZone }: Props) {
  return (
    <div className="group mb-8">
      <SnapRow as="ol" label={label} className="text-sm *:max-w-84 *:basis-36 md:*:basis-28">
        {slides.map(({ text, picture }, index) => (
          <li key={text} className="break-inside-avoid">
            <div className="relative overflow-hidden border border-line">
              <Picture {...picture} className="w-full" />
              <SafeZone />
            </div>
            <p className="mt-2 text-muted">{`${slideLabel} ${index + 1}`}</p>
            <p>{text}</p>
          </li>
        ))}
      </SnapRow>
      <label className="mt-1 flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text print:hidden">
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
      className="pointer-events-none absolute hidden outline-2 outline-accent outline-dashed group-has-checked:block"
      style={{
        inset: `${share(top, height)} ${share(sides, width)} ${share(bottom, height)}`,
        boxShadow: '0 0 0 100vmax color-mix(in srgb, var(--accent) 40%, transparent)',
      }}
    />
  );
}
