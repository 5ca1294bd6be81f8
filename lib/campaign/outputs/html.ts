import type { MissingFile } from './output';

/** A label and its value. Without a value, the pair is left out. */
export type Pair = readonly [label: string, value: string | undefined];

export const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const paragraph = (value: string) => `<p>${escapeHtml(value)}</p>`;

export const section = (title: string, ...parts: string[]) =>
  `<section>\n<h2>${escapeHtml(title)}</h2>\n${parts.join('\n')}\n</section>`;

export const list = (items: readonly string[], tag: 'ul' | 'ol' = 'ul') =>
  `<${tag}>${items.map((item) => (item ? `<li>${escapeHtml(item)}</li>` : '')).join('')}</${tag}>`;

export const dl = (pairs: readonly Pair[]) =>
  `<dl>${pairs.map(([label, value]) => (value ? `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>` : '')).join('')}</dl>`;

/** A page with the files that its ZIP is without, each with the reason. */
export function withMissing(
  html: string,
  missing: readonly MissingFile[],
  heading: string,
): string {
  if (missing.length === 0) return html;
  const lines = missing.map(({ place, reason }) => `${place}: ${reason}`);
  return html.replace('</main>', () => `${section(heading, list(lines))}\n</main>`);
}

interface Page {
  title: string;
  language: string;
  /** Of this page, besides those that all have. */
  styles?: string;
  body: readonly (string | false)[];
}

/** A whole page without a script, whose styles are in it, to look at and to print. */
export const page = ({ title, language, styles = '', body }: Page) => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${[shared, styles].filter(Boolean).join('\n')}</style></head>
<body><main>
${body.filter(Boolean).join('\n')}
</main></body>
</html>
`;

const shared = `:root{color-scheme:light}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}h2{margin-top:2rem;border-top:1px solid #777;padding-top:.75rem;font-size:1.25rem}
p,dd{white-space:pre-line}dd{margin:0 0 .5rem}dt{font-weight:600}
@media (min-width:40rem){dl{display:grid;grid-template-columns:13rem 1fr;column-gap:1.5rem}}
@media print{body{margin:0;max-width:none;padding:0;font-size:10pt;line-height:1.3}h2,dt{break-after:avoid}}`;
