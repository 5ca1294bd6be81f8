'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * A frame that has no address until a reader comes near. A browser's own idea of near is up to 4,000 pixels away
 * (Chromium), which is with the page; and without a script it knows no other.
 */
export function LazyFrame({ src, title, ...rest }: React.ComponentProps<'iframe'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line react/iframe-missing-sandbox -- what is framed may need all that a sandbox takes
  return <iframe {...rest} ref={frame} title={title} src={near ? src : undefined} />;
}
