'use client';

import { useEffect, useRef, useState } from 'react';

interface Props extends React.ComponentProps<'iframe'> {
  /** In pixels. */
  height: number;
  /** Where the frame may load only after a click: what that contacts, and the button's label. */
  consent?: { text: string; button: string };
  buttonStyle: string;
}

/**
 * A frame that has no address until a reader comes near, or agrees. The browser's own idea of near is up to 4,000 pixels
 * away (Chromium), which means with the page, and without scripts it loads at once.
 */
export function LazyFrame({ src, title, consent, buttonStyle, className = '', ...rest }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [wanted, setWanted] = useState(false);
  const asks = consent !== undefined;

  useEffect(() => {
    if (asks || !frame.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setWanted(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [asks]);

  // The button is gone, and would take the focus with it.
  useEffect(() => {
    if (asks && wanted) frame.current?.focus();
  }, [asks, wanted]);

  if (consent && !wanted) {
    return (
      <div
        className={`grid place-content-center justify-items-center gap-4 p-6 text-center ${className}`}
        style={{ height: rest.height }}
      >
        <p>{consent.text}</p>
        <button type="button" onClick={() => setWanted(true)} className={buttonStyle}>
          {consent.button}
          <span className="sr-only">{`: ${title}`}</span>
        </button>
      </div>
    );
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a post may need everything that a sandbox takes away
  return (
    <iframe
      {...rest}
      className={className}
      ref={frame}
      title={title}
      src={wanted ? src : undefined}
    />
  );
}
