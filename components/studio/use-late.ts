import { startTransition, useEffect, useState } from 'react';

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

/** The latest value, and none at first: once a frame is painted, soon, or when the browser is idle. */
export function useLate<Value>(latest: Value, when: 'next' | 'soon' | 'idle') {
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
    const idle = requestIdleCallback(show, { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, [latest, when]);
  return shown;
}
