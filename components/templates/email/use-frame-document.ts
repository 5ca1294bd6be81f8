import { useEffect, useState, type RefObject } from 'react';

/**
 * The document in a frame: `undefined` until it has loaded; `null` if nothing in it matches `selector`, so it
 * isn't the expected one but, for example, the host's 404 page or an error page of the browser, which we can't read.
 */
export function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>, selector: string) {
  const [loaded, setLoaded] = useState<Document | null>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const { contentDocument } = element;
      // A lazy frame holds an empty page until it comes near the screen.
      if (contentDocument?.URL === 'about:blank') return;
      setLoaded(contentDocument?.querySelector(selector) ? contentDocument : null);
    };
    if (element.contentDocument?.readyState !== 'loading') read();
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, [frame, selector]);

  return loaded;
}
