import { useEffect, useState } from 'react';

/** The width and height of an element's content in pixels; 0 by 0 while it isn't shown. */
export function useSize(element: Element | null | undefined) {
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
