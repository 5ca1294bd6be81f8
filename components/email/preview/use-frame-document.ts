import { useEffect, useState, type RefObject } from 'react';

/**
 * The document in a frame: `undefined` until it is there, `null` where the browser shows a page of its own instead,
 * which is closed to us.
 */
export function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>) {
  const [loaded, setLoaded] = useState<Document | null>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const { contentDocument } = element;
      // An empty page stands in the frame until it comes into reach.
      if (contentDocument?.URL !== 'about:blank') setLoaded(contentDocument);
    };
    if (element.contentDocument?.readyState !== 'loading') read();
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, [frame]);

  return loaded;
}
