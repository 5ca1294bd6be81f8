/** A label and its value. Without a value, the pair is left out. */
export type Pair = readonly [label: string, value: string | undefined];

export const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const heading = (value: string) => `<h3>${text(value)}</h3>`;

export const paragraph = (value: string) => `<p>${text(value)}</p>`;

export const section = (title: string, ...parts: string[]) =>
  `<section>\n<h2>${text(title)}</h2>\n${parts.join('\n')}\n</section>`;

/** @param tag with its attributes, if any */
export const list = (items: readonly (string | undefined)[], tag = 'ul') =>
  `<${tag}>${items.map((item) => (item ? `<li>${text(item)}</li>` : '')).join('')}</${tag.slice(0, 2)}>`;

export const dl = (pairs: readonly Pair[]) =>
  `<dl>${pairs.map(([label, value]) => (value ? `<dt>${text(label)}</dt><dd>${text(value)}</dd>` : '')).join('')}</dl>`;

/** A whole page without a script, whose styles are in it, to look at and to print. */
export const page = (title: string, language: string, body: readonly unknown[]) => `<!doctype html>
<html lang="${text(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)}</title>
<style>${styles}</style></head>
<body><main>
${body.filter(Boolean).join('\n')}
</main></body>
</html>
`;

const styles = `:root{color-scheme:light}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid #777;padding-top:.75rem;font-size:1.25rem}
p,dd{white-space:pre-line}dd{margin:0 0 .5rem}dt{font-weight:600}
.boxes{list-style:"☐ "}.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));gap:1.5rem}
figure{margin:0;break-inside:avoid}img{max-width:100%;max-height:20rem;border:1px solid #777}figcaption{font-size:.875rem}
.line{margin-top:3rem;border-top:1px solid #111;max-width:24rem}
@media print{body{margin:0;max-width:none}h2,h3{break-after:avoid}}`;
