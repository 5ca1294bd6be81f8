import { createElement } from 'react';

const tag = 'raw-markup';

/** Markup that React can't write, such as comments. `unwrapRaw` leaves just the markup. */
export function Raw({ markup }: { markup: string }) {
  return createElement(tag, { dangerouslySetInnerHTML: { __html: markup } });
}

export const unwrapRaw = (html: string): string =>
  html.replaceAll(`<${tag}>`, '').replaceAll(`</${tag}>`, '');

/** Only for Outlook on Windows, which renders with Word. */
export function Mso({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Raw markup="<!--[if mso]>" />
      {children}
      <Raw markup="<![endif]-->" />
    </>
  );
}
