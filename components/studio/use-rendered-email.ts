import { useEffect, useMemo, useState } from 'react';
import type { Campaign } from '@/content/schema';
import { loadRenderer, renderEmailWith } from '@/lib/campaign/email/render-email';
import { previewHtml } from '@/lib/campaign/email/email-files';

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/**
 * A campaign's email as HTML, and what writes it into a preview; undefined until React's renderer
 * has loaded.
 */
export function useRenderedEmail(campaign: Campaign) {
  const [renderer, setRenderer] = useState<{ render: Renderer }>();

  useEffect(() => {
    let isHere = true;
    void loadRenderer().then((render) => isHere && setRenderer({ render }));
    return () => {
      isHere = false;
    };
  }, []);

  return useMemo(() => {
    if (!renderer) return undefined;
    const { content: html } = renderEmailWith(renderer.render, campaign);
    return { html, write: emailWriter(campaign, html) };
  }, [campaign, renderer]);
}

/** Not in TypeScript's own types yet (w3.org/TR/trusted-types). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets the page turn an email's HTML into a document, where the policy requires Trusted Types.
 * React made the HTML and escaped every word in it, and no script runs in the frame that it goes
 * into.
 */
const trusted = window.trustedTypes?.createPolicy('email', { createHTML: (html) => html });

/**
 * Writes an email into the document in the preview's frame. The styles in its head are the same in
 * every email.
 */
function emailWriter(campaign: Campaign, html: string) {
  // The page's policy doesn't allow the styles in the head, and the frame has them already.
  const shown = previewHtml(campaign, html).replaceAll(/<style>[^]*?<\/style>/g, '');
  return (email: Document) => {
    const parser = new DOMParser();
    const parsed = parser.parseFromString(trusted?.createHTML(shown) ?? shown, 'text/html');
    email.title = parsed.title;
    email.body.replaceChildren(...email.importNode(parsed.body, true).childNodes);
  };
}
