'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from './button';

interface Props extends React.ComponentProps<'iframe'> {
  poster: React.ReactNode;
  /** If the frame may only load after a click: what that contacts, and the button's label. */
  consent?: { text: string; button: string };
}

/**
 * A frame that loads when a visitor scrolls near it or agrees to it. The browser's own lazy loading
 * isn't enough: without JavaScript it loads right away, and Chromium starts 2,500 px away on a fast
 * connection and farther on a slow one (`lazyLoadingFrameMarginPx4G` and others in its
 * settings.json5). Before that, there's no frame: on a slow phone, an empty one costs 20 ms.
 */
export function LazyFrame({ src, title, poster, consent, height, className, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const needsConsent = consent !== undefined;

  useEffect(() => {
    if (needsConsent || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShouldLoad(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [needsConsent]);

  // Clicking removes the button, so move focus to the frame.
  useEffect(() => {
    if (needsConsent && shouldLoad) frame.current?.focus();
  }, [needsConsent, shouldLoad]);

  return (
    <div ref={place} className={`relative ${className ?? ''}`} style={{ height }}>
      {!isLoaded && poster}
      {consent && !shouldLoad ? (
        <div className="needs-script absolute inset-x-0 bottom-0 grid justify-items-center gap-4 p-6 text-center">
          <p>{consent.text}</p>
          <button
            type="button"
            onClick={() => setShouldLoad(true)}
            className={buttonStyles('secondary')}
          >
            {consent.button}
            <span className="sr-only">{`: ${title}`}</span>
          </button>
        </div>
      ) : (
        shouldLoad && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a post may need anything that a sandbox blocks
          <iframe
            {...rest}
            // A frame that's still empty would cover the poster.
            className={`absolute inset-0 size-full ${isLoaded ? '' : 'opacity-0'}`}
            ref={frame}
            title={title}
            src={src}
            onLoad={({ currentTarget }) => setIsLoaded(!isBlocked(currentTarget))}
          />
        )
      )}
    </div>
  );
}

/** Whether one of the site's own pages was blocked: the browser's error page is out of reach. */
function isBlocked(frame: HTMLIFrameElement): boolean {
  return frame.src.startsWith(window.location.origin) && frame.contentDocument === null;
}
