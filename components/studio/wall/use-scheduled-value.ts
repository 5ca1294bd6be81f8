import { startTransition, useEffect, useState } from 'react';
import { useActions } from '../store';

/** Whether an element is on the screen, or a screen away from it. */
export function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: '100%' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Ends when the last value that waits for it is shown: one at a time, or a key press waits for all. */
let idle = Promise.resolve();

/** The latest value, and none at first: once a frame is painted, soon, or when the browser is idle. */
export function useLate<Value>(latest: Value, when: 'next' | 'soon' | 'idle') {
  const { isTyping } = useActions();
  const [shown, setShown] = useState<Value>();
  useEffect(() => {
    const show = () => startTransition(() => setShown(latest));
    if (when === 'next') {
      // What's typed shows in its box first.
      const frame = requestAnimationFrame(() => setTimeout(show));
      return () => cancelAnimationFrame(frame);
    }
    if (when === 'soon' || !('requestIdleCallback' in window)) {
      show();
      return undefined;
    }
    const outdated = new AbortController();
    const { signal } = outdated;
    idle = idle.then(async () => {
      while (!signal.aborted && isTyping()) await new Promise((done) => setTimeout(done, 500));
      if (!signal.aborted)
        await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      if (!signal.aborted) show();
    });
    return () => outdated.abort();
  }, [latest, when, isTyping]);
  return shown;
}
