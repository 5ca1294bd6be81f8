'use client';

import { useId } from 'react';

interface Props extends React.ComponentProps<'video'> {
  label: string;
  /** The addresses of the MP4 and of its WebVTT captions. */
  video: string;
  captions: string;
  captionsLabel: string;
  /** What the film shows and says, for people who can't see it. */
  script: string;
}

/**
 * A film with the browser's own controls to play and mute it. Until it's played, nothing but the
 * poster is fetched. The captions start turned off, because the film's words are on screen already.
 */
export function FilmPlayer({ label, video, captions, captionsLabel, script, ...rest }: Props) {
  const id = useId();
  return (
    <>
      <video
        {...rest}
        src={video}
        controls
        playsInline
        preload="none"
        aria-label={label}
        aria-describedby={id}
        // Browsers leave out their own controls. If this is smooth, it stops the page's scroll.
        onFocus={({ target }) =>
          target.matches(':focus-visible') &&
          target.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
        }
      >
        <track kind="captions" src={captions} label={captionsLabel} />
      </video>
      <p id={id} className="sr-only">
        {script}
      </p>
    </>
  );
}
