'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSize } from '@/components/ui/use-size';
import { type Settings, useSettings } from '../settings';
import { fillIn, mergeValues } from './merge-values';
import type { EmailMerge } from './merge-content';

interface EmailViewProps {
  src: string;
  title: string;
  width: number;
  scheme: Settings['scheme'];
  merge: EmailMerge;
  note: string;
  failed: string;
  loading?: 'lazy';
  className: string;
  /**
   * For the frame itself. Without JavaScript, it can't be measured, so its height should fit the
   * longest email.
   */
  frameClassName: string;
}

/**
 * In pixels: the space for an email on paper, next to something else. It's scaled down to fit, so
 * all of it prints.
 */
const paper = { width: 333, height: 720 };

/**
 * An email from its exported file, as sent to the person set in the page's address. It has a given
 * width and its full height, and is scaled down where there's less room. Without JavaScript, it's
 * the file as it is, as wide as the page.
 */
export function EmailView({
  src,
  title,
  width,
  scheme,
  merge,
  note,
  failed,
  loading,
  className,
  frameClassName,
}: EmailViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [{ person, service }] = useSettings(merge.services.map(({ id }) => id));
  const email = useFrameDocument(frame, '[aria-roledescription=email]');
  const room = useSize(stage).width;
  const height = Math.ceil(useSize(email?.body).height);

  useEffect(() => {
    if (email) showScheme(email, scheme === 'dark' ? 'dark' : 'light');
  }, [email, scheme]);

  useEffect(() => {
    if (email) fillIn(email, mergeValues({ person, service }, merge), merge.links);
  }, [email, person, service, merge]);

  const sized: React.CSSProperties & Record<'--scale' | '--paper-scale', number> = {
    '--scale': Math.min(1, room / width),
    '--paper-scale': Math.min(paper.width / width, paper.height / height),
    width: `calc(${width}px * var(--scale))`,
    height: `calc(${height}px * var(--scale))`,
  };
  const fitted = { width, height, maxWidth: 'none', transform: 'scale(var(--scale))' };
  return (
    <>
      {/* Always one line high, even when empty, so that the email below doesn't move. */}
      <output
        className={`needs-script my-1.5 block min-h-5 text-sm ${email === null ? 'text-notice' : 'text-muted'}`}
      >
        {email === null ? failed : note}
      </output>
      <div
        className={`break-inside-avoid border-line bg-surface print:border-0 print:bg-transparent ${className}`}
      >
        {/* The email is scaled from its top left corner, even on a page translated to a
            right-to-left language. */}
        <div ref={setStage} dir="ltr">
          <div
            className="mx-auto overflow-hidden print:mx-0 print:[--scale:var(--paper-scale)]!"
            style={height ? sized : undefined}
          >
            <iframe
              ref={frame}
              src={src}
              title={title}
              // No scripts may run. Links open in new tabs. Same origin, so that we can measure it,
              // switch its styles and fill in its fields.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              loading={loading}
              style={{
                ...(height > 0 && fitted),
                // Imitates mail apps that force dark mode: light and dark swap, and hues stay the
                // same.
                filter: scheme === 'forced' ? 'invert(1) hue-rotate(180deg)' : undefined,
              }}
              className={`mx-auto w-full max-w-[640px] origin-top-left bg-surface outline-1 -outline-offset-1 outline-line ${frameClassName}`}
            />
          </div>
        </div>
      </div>
    </>
  );
}

const asked = '(prefers-color-scheme: dark)';

/**
 * Shows an email in a color scheme, whatever the system's setting: its dark styles apply either
 * always or never.
 */
export function showScheme(email: Document, scheme: 'light' | 'dark') {
  const { style } = email.documentElement;
  style.colorScheme = scheme;
  // Print backgrounds, too: without its background, a button's label can't be read.
  style.printColorAdjust = 'exact';
  for (const sheet of email.styleSheets) {
    for (const rule of sheet.cssRules) {
      // The original query stays in the new one, so that the next call finds it.
      if (isMediaRule(rule) && rule.media.mediaText.includes('prefers-color-scheme'))
        rule.media.mediaText = scheme === 'dark' ? `${asked}, all` : `${asked} and (max-width: 0)`;
    }
  }
}

// The frame has its own CSSMediaRule class, so `instanceof` would not match.
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule;
}

/**
 * The document in a frame: `undefined` until it has loaded; `null` if nothing in it matches
 * `selector`, so it isn't the expected one but, for example, the host's 404 page or an error page
 * of the browser, which we can't read.
 */
function useFrameDocument(frame: RefObject<HTMLIFrameElement | null>, selector: string) {
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
