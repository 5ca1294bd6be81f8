import { useCallback, useEffect, useRef, useState } from 'react';
import { frameRate } from '@/lib/campaign/film/timeline';

/**
 * Which frame of a film is shown, and its clock: it stops at the last frame, when the film is
 * scrolled out of view, and when its tab is hidden.
 * @param targetFrame the frame to go to when it becomes another one
 */
export function usePlayback(initial: number, last: number, targetFrame: number | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState(initial);
  /** The frame that the clock started at; undefined while it stands still. */
  const [from, setFrom] = useState<number>();
  const [before, setBefore] = useState<number>();
  const pause = useCallback(() => setFrom(undefined), []);
  // While rendering, so that the words are there when the wall looks for them.
  if (targetFrame !== before) {
    setBefore(targetFrame);
    if (targetFrame !== undefined) seek(targetFrame);
  }

  useEffect(() => {
    if (from === undefined || !root.current) return undefined;
    let startedAt: number | undefined;
    let request = requestAnimationFrame(function tick(timeMs) {
      startedAt ??= timeMs;
      const next = Math.min(from + Math.floor(((timeMs - startedAt) / 1000) * frameRate), last);
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
  }, [from, last, pause]);

  function seek(to: number) {
    pause();
    setFrame(Math.min(to, last));
  }

  return {
    /** For the element that contains the film. */
    root,
    frame,
    isPlaying: from !== undefined,
    play: setFrom,
    pause,
    seek,
  };
}
