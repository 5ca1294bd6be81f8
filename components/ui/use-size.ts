import { useEffect, useState } from 'react';

/** An element's width and height, in pixels, as they change; 0 by 0 while it is not shown. */
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
