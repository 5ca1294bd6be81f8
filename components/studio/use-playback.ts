import { useEffect, useRef, useState } from 'react';
import { frameRate } from '@/lib/campaign/film/timeline';

/**
 * Which frame of a film is shown, and its clock: it stops at the last frame, when the film is
 * scrolled out of view, and when its tab is hidden.
 */
export function usePlayback(initial: number, last: number) {
  const root = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState(initial);
  /** The frame that the clock started at; undefined while it stands still. */
  const [from, setFrom] = useState<number>();

  useEffect(() => {
    if (from === undefined || !root.current) return undefined;
    let startedAt: number | undefined;
    let request = requestAnimationFrame(function tick(now) {
      startedAt ??= now;
      const next = Math.min(from + Math.floor(((now - startedAt) / 1000) * frameRate), last);
      setFrame(next);
      if (next === last) pause();
      else request = requestAnimationFrame(tick);
    });
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting || pause());
    observer.observe(root.current);
    document.addEventListener('visibilitychange', pause);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      document.removeEventListener('visibilitychange', pause);
    };
  }, [from, last]);

  function pause() {
    setFrom(undefined);
  }

  return {
    /** For the element that contains the film. */
    root,
    frame,
    isPlaying: from !== undefined,
    play: setFrom,
    pause,
    seek: (to: number) => {
      pause();
      setFrame(Math.min(to, last));
    },
  };
}
