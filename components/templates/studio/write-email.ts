import type { Campaign } from '@/content/schema';
import { previewHtml } from '@/lib/campaign/email/email-files';

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
 * Lets the page turn an email's HTML into a document, where the policy requires Trusted Types. React made the HTML and
 * escaped every word in it, and no script runs in the frame that it goes into.
 */
const trusted = window.trustedTypes?.createPolicy('email', { createHTML: (html) => html });

/** Writes an email into the document in the preview's frame. The styles in its head are the same in every email. */
export function emailWriter(campaign: Campaign, html: string) {
  // The page's policy doesn't allow the styles in the head, and the frame has them already.
  const shown = previewHtml(campaign, html).replaceAll(/<style>[^]*?<\/style>/g, '');
  return (email: Document) => {
    const parser = new DOMParser();
    const parsed = parser.parseFromString(trusted?.createHTML(shown) ?? shown, 'text/html');
    email.title = parsed.title;
    email.body.replaceChildren(...email.importNode(parsed.body, true).childNodes);
  };
}
