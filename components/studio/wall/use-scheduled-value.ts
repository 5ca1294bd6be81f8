import { startTransition, useEffect, useState } from 'react';
import { runInBackground } from '@/lib/studio/run-in-background';
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

/**
 * The latest value, and none at first: as soon as a frame has been painted, soon, or when its turn
 * comes in the background. (React's own `useDeferredValue` would begin before the frame.)
 */
export function useScheduledValue<Value>(
  latest: Value,
  priority: 'painted' | 'soon' | 'background',
) {
  const { isTyping } = useActions();
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const update = () => startTransition(() => setValue(latest));
    if (priority === 'background') return runInBackground([], update, isTyping);
    if (priority === 'soon') {
      update();
      return undefined;
    }
    // What's typed shows in its box first.
    const frame = requestAnimationFrame(() => setTimeout(update));
    return () => cancelAnimationFrame(frame);
  }, [latest, priority, isTyping]);
  return value;
}
