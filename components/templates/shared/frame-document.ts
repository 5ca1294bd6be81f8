import { useEffect, useState, type RefObject } from 'react';

const asked = '(prefers-color-scheme: dark)';

/** Shows an email in a color scheme, whatever the system's setting. */
export function showScheme(email: Document, scheme: 'light' | 'dark') {
  const { style } = email.documentElement;
  style.colorScheme = scheme;
  // As on the site's own pages: otherwise, Linux rounds the widths of spaces.
  style.textRendering = 'geometricPrecision';
  // Print backgrounds, too: without its background, a button's label can't be read.
  style.printColorAdjust = 'exact';
  // The original query stays in the new one, so that the next call finds it.
  const query = scheme === 'dark' ? `${asked}, all` : `${asked} and (max-width: 0)`;
  for (const { cssRules } of email.styleSheets)
    for (const rule of cssRules)
      if (isMediaRule(rule) && rule.media.mediaText.includes('prefers-color-scheme'))
        rule.media.mediaText = query;
  for (const source of email.querySelectorAll('source')) source.media = query;
}

// The frame has its own CSSMediaRule class, so `instanceof` would not match.
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;

/**
 * The email in a frame: `undefined` until it has loaded; `null` if there's something else, such as
 * the host's 404 page, or an error page of the browser, which we can't read.
 */
export function useEmailDocument(frame: RefObject<HTMLIFrameElement | null>) {
  const [loaded, setLoaded] = useState<Document | null>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const { contentDocument } = element;
      // A lazy frame holds an empty page until it comes near the screen.
      if (contentDocument?.URL === 'about:blank') return;
      const isEmail = contentDocument?.querySelector('[aria-roledescription=email]');
      setLoaded(isEmail ? contentDocument : null);
    };
    if (element.contentDocument?.readyState !== 'loading') read();
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, [frame]);

  return loaded;
}
