'use client';

import { useEffect, useRef, useState } from 'react';

interface Props extends React.ComponentProps<'iframe'> {
  /** In pixels. */
  height: number;
  /** If the frame may only load after a click: a text saying what that contacts, and the button's label. */
  consent?: { text: string; button: string };
  buttonStyle: string;
}

/**
 * A frame that loads when a visitor scrolls near it or agrees to it. The browser's own lazy loading isn't enough: without
 * JavaScript it loads right away, and Chromium starts 2,500 px away on a fast connection and farther on a slow one
 * (`lazyLoadingFrameMarginPx4G` and others in its settings.json5).
 */
export function LazyFrame({ src, title, consent, buttonStyle, className = '', ...rest }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shouldLoad, setShouldLoad] = useState(false);
  const needsConsent = consent !== undefined;

  useEffect(() => {
    if (needsConsent || !frame.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShouldLoad(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [needsConsent]);

  // Clicking removes the button, so move focus to the frame.
  useEffect(() => {
    if (needsConsent && shouldLoad) frame.current?.focus();
  }, [needsConsent, shouldLoad]);

  if (consent && !shouldLoad) {
    return (
      <div
        className={`grid place-content-center justify-items-center gap-4 p-6 text-center ${className}`}
        style={{ height: rest.height }}
      >
        <p>{consent.text}</p>
        <button type="button" onClick={() => setShouldLoad(true)} className={buttonStyle}>
          {consent.button}
          <span className="sr-only">{`: ${title}`}</span>
        </button>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a post may need anything that a sandbox blocks
    <iframe
      {...rest}
      className={className}
      ref={frame}
      title={title}
      src={shouldLoad ? src : undefined}
    />
  );
}
