'use client';

import { useEffect, useState } from 'react';

/** How an email is shown: in a color scheme, or with its colors swapped by the mail app. */
export const emailSchemes = ['light', 'dark', 'forced'] as const;

export type EmailScheme = (typeof emailSchemes)[number];

interface Props extends React.ComponentProps<'iframe'> {
  scheme: EmailScheme;
  /**
   * Called with the email's document, to measure it and to change its words; with null if something
   * else has come, such as the host's 404 page, or nothing in time.
   */
  onEmail: (email: Document | null) => void;
  /** How long the email may take, in ms. A lazy one may take for ever. */
  timeoutMs?: number;
}

/** An exported email in a frame in which no script runs. */
export function EmailFrame({ title, scheme, onEmail, timeoutMs, style, ...rest }: Props) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [email, setEmail] = useState<Document | null>();

  useEffect(() => {
    if (!frame) return undefined;
    const readEmail = () => {
      const { contentDocument } = frame;
      // A lazy frame holds an empty page until it comes near the screen.
      if (contentDocument?.URL === 'about:blank') return;
      const isEmail = contentDocument?.querySelector('[aria-roledescription=email]');
      setEmail(isEmail ? contentDocument : null);
    };
    if (frame.contentDocument?.readyState !== 'loading') readEmail();
    frame.addEventListener('load', readEmail);
    const timer =
      timeoutMs && setTimeout(() => setEmail((currentEmail) => currentEmail ?? null), timeoutMs);
    return () => {
      frame.removeEventListener('load', readEmail);
      clearTimeout(timer);
    };
  }, [frame, timeoutMs]);

  useEffect(() => {
    if (email !== undefined) onEmail(email);
  }, [email, onEmail]);

  useEffect(() => {
    if (email) showScheme(email, scheme === 'dark' ? 'dark' : 'light');
  }, [email, scheme]);

  return (
    <iframe
      ref={setFrame}
      title={title}
      // The same origin, so that we can measure it, switch its styles and change its words.
      sandbox="allow-same-origin"
      {...rest}
      style={{
        ...style,
        // Imitates mail apps that force dark mode: light and dark swap, and hues stay the same.
        filter: scheme === 'forced' ? 'invert(1) hue-rotate(180deg)' : undefined,
      }}
    />
  );
}

const darkQuery = '(prefers-color-scheme: dark)';

/** Shows an email in a color scheme, whatever the system's setting. */
function showScheme(email: Document, scheme: 'light' | 'dark') {
  const { style } = email.documentElement;
  style.colorScheme = scheme;
  // As on the site's own pages: otherwise, Linux rounds the widths of spaces.
  style.textRendering = 'geometricPrecision';
  // Print backgrounds, too: without its background, a button's label can't be read.
  style.printColorAdjust = 'exact';
  // The original query stays in the new one, so that the next call finds it.
  const query = scheme === 'dark' ? `${darkQuery}, all` : `${darkQuery} and (max-width: 0)`;
  for (const { cssRules } of email.styleSheets)
    for (const rule of cssRules)
      if (isMediaRule(rule) && rule.media.mediaText.includes('prefers-color-scheme'))
        rule.media.mediaText = query;
  for (const source of email.querySelectorAll('source')) source.media = query;
}

// The frame has its own CSSMediaRule class, so `instanceof` would not match.
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;
