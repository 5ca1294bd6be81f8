import { useEffect, useState } from 'react';
import { showScheme } from '@/components/templates/shared/frame-document';
import { timeoutMs } from '@/lib/site/fetch-file';
import type { Artboard } from './artboard';

/** Blue can be seen on white and on black: at least 3:1 on both. */
const current = '#3b82f6';

/** How an artboard's document shows what can be edited. */
const rules = `
[data-field] { cursor: text; }
[data-drawing] { cursor: pointer; }
[data-field]:hover { outline: 2px dashed GrayText; outline-offset: 2px; }
[data-changed] { outline: 2px solid GrayText; outline-offset: 2px; }
[data-current], [data-target] { outline: 3px solid ${current}; outline-offset: 3px; }
svg [data-field] { outline: none; }
svg [data-field] > rect { stroke-width: 6; }
svg [data-field]:hover > rect { stroke: GrayText; stroke-dasharray: 18; }
svg [data-changed] > rect { stroke: GrayText; }
svg :is([data-current], [data-target]) > rect { stroke: ${current}; stroke-dasharray: none; }
[data-dragging] [data-current]:not([data-target]) > rect { stroke: none; }`;

/**
 * The element that an artboard's markup goes into, once its document has loaded; null if that's
 * another one, such as the host's 404 page, or if none has arrived after a while.
 */
export function useRoot({ frame: kind, scheme }: Artboard, frame: HTMLIFrameElement | null) {
  const [root, setRoot] = useState<HTMLElement | null>();

  useEffect(() => {
    if (!frame) return undefined;
    const open = () => {
      const inner = frame.contentDocument;
      if (inner) setRoot(kind === 'site' ? siteRoot(inner, scheme) : emailRoot(inner, scheme));
    };
    if (kind === 'site') open();
    frame.addEventListener('load', open);
    const late = setTimeout(() => setRoot((known) => known ?? null), timeoutMs);
    return () => {
      clearTimeout(late);
      frame.removeEventListener('load', open);
    };
  }, [frame, kind, scheme]);

  return root;
}

/** An empty document with the site's styles, in the theme that its landing page opens in. */
function siteRoot(inner: Document, scheme: Artboard['scheme'] = 'light'): HTMLElement {
  const known = inner.getElementById('root');
  if (known) return known;
  // In a page of the export, the site's styles are in a <style>, which the frame's policy allows
  // like the page's own. In development, they're a file.
  for (const styles of document.querySelectorAll('style, link[rel=stylesheet]'))
    inner.head.append(inner.importNode(styles, true));
  inner.documentElement.lang = document.documentElement.lang;
  const root = inner.createElement('main');
  Object.assign(root, { id: 'root' });
  const theme = inner.createElement('div');
  theme.dataset.theme = scheme;
  theme.append(root);
  inner.body.append(theme);
  addRules(inner);
  passKeys(inner);
  return root;
}

/** The exported email's document, which has the styles of its head; null if it isn't one. */
function emailRoot(inner: Document, scheme: Artboard['scheme'] = 'light'): HTMLElement | null {
  if (!inner.querySelector('[aria-roledescription=email]')) return null;
  showScheme(inner, scheme);
  addRules(inner);
  passKeys(inner);
  return inner.body;
}

/** After a click in a frame, its document has the keyboard, but the studio has the shortcuts. */
function passKeys(inner: Document) {
  inner.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const passed = { key, ctrlKey, metaKey, shiftKey, altKey, cancelable: true };
    if (!window.dispatchEvent(new KeyboardEvent('keydown', passed))) event.preventDefault();
  });
}

/** Adds the styles above to a document, which has to be the one that makes them. */
export function addRules(inner: Document): () => void {
  const sheet = new (inner.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(rules);
  inner.adoptedStyleSheets.push(sheet);
  return () => {
    inner.adoptedStyleSheets = inner.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
