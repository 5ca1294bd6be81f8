import { createElement } from 'react';

const tag = 'raw-markup';

/** Markup that React has no words for: comments, character references. It stands as given, once `unwrapRaw` has run. */
export function Raw({ markup }: { markup: string }) {
  return createElement(tag, { dangerouslySetInnerHTML: { __html: markup } });
}

/** Takes away the element that each `Raw` is rendered in. */
export function unwrapRaw(html: string): string {
  return html.replaceAll(`<${tag}>`, '').replaceAll(`</${tag}>`, '');
}

/** Seen by Outlook on Windows alone, which renders with Word. */
export function Mso({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Raw markup="<!--[if mso]>" />
      {children}
      <Raw markup="<![endif]-->" />
    </>
  );
}

/** Seen by every client but that one. */
export function NotMso({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Raw markup="<!--[if !mso]><!-->" />
      {children}
      <Raw markup="<!--<![endif]-->" />
    </>
  );
}
