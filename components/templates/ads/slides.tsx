'use client';

import type { StorySlide } from '@/components/ui/story/story-player';
import { Picture } from '@/components/ui/picture';

/**
 * A story's slides next to each other, in order. A client component for the same reason as Field.
 */
export function Slides({ slides, label }: { slides: StorySlide[]; label: string }) {
  return (
    <ol className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-4 text-sm">
      {slides.map(({ text, picture }, index) => (
        <li key={text} className="break-inside-avoid">
          {/* Its words are below, and what it shows is in the player's. */}
          <Picture {...picture} alt="" className="w-16 max-w-full border border-line md:w-40" />
          <p className="mt-2 text-muted">{`${label} ${index + 1}`}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
