import { useEffect, useState, type RefObject } from 'react';

/**
 * The document in a frame: `undefined` until it is there, `null` where it is not the awaited one, which has an element
 * that matches `mark`: a host's page for what it has not, or one of the browser's own, which is closed to us.
 */
export function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>, mark: string) {
  const [loaded, setLoaded] = useState<Document | null>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const { contentDocument } = element;
      // An empty page stands in the frame until it comes into reach.
      if (contentDocument?.URL === 'about:blank') return;
      setLoaded(contentDocument?.querySelector(mark) ? contentDocument : null);
    };
    if (element.contentDocument?.readyState !== 'loading') read();
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, [frame, mark]);

  return loaded;
}
