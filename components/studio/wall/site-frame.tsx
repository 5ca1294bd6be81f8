import { useEffect, useState } from 'react';
import type { Theme } from '@/content/schema';

/** Blue can be seen on white and on black: at least 3:1 on both. */
const current = '#3b82f6';

/** How an artboard's document shows what can be edited. */
const rules = `
[data-field] { cursor: text; }
[data-drawing] { cursor: pointer; }
[data-field]:hover:not(svg *) { outline: 2px dashed GrayText; outline-offset: 2px; }
[data-changed] { outline: 2px solid GrayText; outline-offset: 2px; }
[data-current], [data-target] { outline: 3px solid ${current}; outline-offset: 3px; }
svg [data-field] { outline: none; }
svg [data-field] > rect { vector-effect: non-scaling-stroke; stroke-width: 2; }
svg [data-field]:hover > rect { stroke: GrayText; stroke-dasharray: 4; }
svg [data-changed] > rect { stroke: GrayText; }
svg :is([data-current], [data-target]) > rect { stroke: ${current}; stroke-dasharray: none; }
[data-dragging] [data-current]:not([data-target]) > rect { stroke: none; }`;

interface Props extends React.ComponentProps<'iframe'> {
  theme: Theme | undefined;
  /** Called with the element that an artboard's markup goes into. */
  onRoot: (root: HTMLElement) => void;
}

/** A frame as wide as a device, with the site's styles. */
export function SiteFrame({ title, theme, onRoot, ...rest }: Props) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    if (!frame) return undefined;
    const open = () => {
      if (frame.contentDocument) onRoot(siteRoot(frame.contentDocument, theme));
    };
    open();
    frame.addEventListener('load', open);
    return () => frame.removeEventListener('load', open);
  }, [frame, theme, onRoot]);
  return <iframe ref={setFrame} title={title} sandbox="allow-same-origin" {...rest} />;
}

/** An empty document with the site's styles, in the theme that its landing page opens in. */
function siteRoot(inner: Document, theme: Theme = 'light'): HTMLElement {
  const existingRoot = inner.getElementById('root');
  if (existingRoot) return existingRoot;
  // In a page of the export, the site's styles are in a <style>, which the frame's policy allows
  // like the page's own. In development, they're a file.
  for (const styles of document.querySelectorAll('style, link[rel=stylesheet]'))
    inner.head.append(inner.importNode(styles, true));
  inner.documentElement.lang = document.documentElement.lang;
  const root = inner.createElement('main');
  Object.assign(root, { id: 'root' });
  const page = inner.createElement('div');
  page.dataset.theme = theme;
  page.append(root);
  inner.body.append(page);
  openForEditing(inner);
  return root;
}

/**
 * Makes a frame's document one whose words can be chosen, without losing the studio's shortcuts. No
 * page translator changes them.
 */
export function openForEditing(inner: Document) {
  inner.documentElement.translate = false;
  addRules(inner);
  passKeys(inner);
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
