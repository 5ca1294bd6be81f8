'use client';

import { Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

interface Props extends React.ComponentProps<'video'> {
  label: string;
  /** How long it is. */
  seconds: number;
  /** The addresses of the MP4 and of its WebVTT captions. */
  video: string;
  captions: string;
  /** What the button that plays it says, and what its captions are called. */
  words: Record<'play' | 'captions', string>;
  /** What the film shows and says, for people who can't see it. */
  script: string;
}

/**
 * A film as its poster, with a button to play it; once it's played, it has the browser's own
 * controls. Until then, nothing but the poster is fetched. The captions start turned off, because
 * the film's words are on screen already.
 */
export function FilmPlayer({ className, style, ...props }: Props) {
  const { label, seconds, video, captions, words, script, ...rest } = props;
  const id = useId();
  const film = useRef<HTMLVideoElement>(null);
  const [hasButton, setHasButton] = useState(false);
  const [isPlayed, setIsPlayed] = useState(false);

  // Without a script, the controls are there from the start, and it may have been played with them.
  useEffect(() => setHasButton(film.current?.played.length === 0), []);

  // Playing it removes the button, so move focus to the film.
  useEffect(() => {
    if (isPlayed) film.current?.focus({ preventScroll: true });
  }, [isPlayed]);

  function play() {
    setHasButton(false);
    setIsPlayed(true);
    // If the film doesn't load, its controls say so.
    film.current?.play().catch(() => {});
  }

  return (
    <div className={`relative ${className ?? ''}`} style={style}>
      <video
        {...rest}
        ref={film}
        src={video}
        controls={!hasButton}
        playsInline
        preload="none"
        aria-label={label}
        aria-describedby={id}
        // Browsers leave out their own controls. If this is smooth, it stops the page's scroll.
        onFocus={({ target }) =>
          target.matches(':focus-visible') &&
          target.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
        }
        className="size-full"
      >
        <track kind="captions" src={captions} label={words.captions} />
      </video>
      {hasButton && (
        <button
          type="button"
          onClick={play}
          className="group/play absolute inset-0 flex cursor-pointer items-end justify-end p-3 print:hidden"
        >
          <span className="sr-only">{`${words.play}: ${label} `}</span>
          {/* Stands out on any film, whatever the page's theme. */}
          <span className="paper flex min-h-11 items-center gap-2 rounded-sm border border-text px-3 text-sm font-semibold group-hover/play:bg-input">
            <Play aria-hidden className="size-4 fill-current" />
            {lengthLabel(seconds)}
          </span>
        </button>
      )}
      <p id={id} className="sr-only">
        {script}
      </p>
    </div>
  );
}

/** `0:15`, as browsers' controls show it. */
function lengthLabel(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
