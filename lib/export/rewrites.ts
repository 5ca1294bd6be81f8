// How the build rewrites what Next exports. The styles are in the page and not in a file
// (`inlineCss` in next.config.mjs), so that the browser can paint as soon as it has the page.

import { basePath } from '@/lib/campaign/base-path';

/** The version of Next whose output the rewrites below were written for. */
const knownNext = '16.4.5';

/** @throws {Error} if the rewrites weren't written for a version of Next */
export function checkNext(version: string) {
  if (version !== knownNext)
    throw new Error(
      `lib/export/rewrites.ts was written for Next ${knownNext}, and ${version} is installed: check each rewrite against a new export, then change the version there.`,
    );
}

export const routeOf = (name: string) =>
  `/${name.replaceAll('\\', '/')}`.replace(/(\/index)?\.html$/, '') || '/';

/** An element with styles. The group is their text. */
export const styleElements = /<style[^>]*>(.*?)<\/style>/gs;

export const stylesOf = (html: string) =>
  Array.from(html.matchAll(styleElements), ([, text = '']) => text);

/**
 * A page as it is deployed:
 * - The data that Next passes to React is in one inline script instead of one for every 20 KB,
 *   because each needs a hash in the policy.
 *   Props without a value aren't in it.
 * - The styles name their files with the whole address. Next leaves out the folder when styles are
 *   in the page (its `publicPath` in build/webpack/config/blocks/css/loaders/client.js).
 * - The typeface is preloaded at the start of the body. For a preload in the head, Chromium holds
 *   back the first paint, by 0.1 s on a slow phone.
 * - A dark page says so before its styles, or the browser shows white until it has read them.
 * - Tailwind's values for browsers without `@property` are gone. All that we support have it.
 * @param styles the texts of all style sheets
 */
export function rewritten(html: string, styles: string[]) {
  // A line between the first two takes fewer bytes than a semicolon.
  const joined = html
    .replace('.push([0])</script><script>self.', '.push([0])\nself.')
    .replaceAll('"])</script><script>self.__next_f.push([1,"', '');
  return withoutStyles(joined, styles)
    .replace(/(?<=self\.__next_f\.push\(\[1,)"(?:[^"\\]|\\.)*"/, (data) =>
      inScript(withoutPrerendered(JSON.parse(data))),
    )
    .replaceAll(/,\\"\w+\\":\\"\$undefined\\"|\\"\w+\\":\\"\$undefined\\",/g, '')
    .replace(
      /(?=<meta name="viewport".* data-theme="dark")/s,
      '<meta name="color-scheme" content="dark"/>',
    )
    .replace(/(<link rel="preload"[^>]* as="font"[^>]*>)(.*?<body[^>]*>)/s, '$2$1')
    .replaceAll(styleElements, (element) =>
      element
        .replaceAll('url(/static/', `url(${basePath}/_next/static/`)
        .replaceAll(/@layer properties\{@supports[^{}]*\{[^{}]*\{[^{}]*\}\}\}/g, ''),
    );
}

/** As Next writes a text in a script, where nothing may end the script. */
const inScript = (text: string) =>
  JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A row of the data that Next passes to React: `1a:["$","p",null,{}]`, or a text, `1b:T5,Hello`. */
interface Row {
  id: string;
  /** What's after the colon. */
  text: string;
  /** The parsed value of an element or a list of them. */
  value?: unknown;
}

/** @param data rows, each up to a line's end, but a text up to the length (in bytes) before it */
function rowsOf(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const [start, id = '', length] =
      /^([\da-f]*):(?:T([\da-f]+),)?/.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (start === undefined) throw new Error('Next’s data for React has changed.');
    const line = bytes.indexOf('\n', at) + 1 || bytes.length;
    const end = length ? at + start.length + Number.parseInt(length, 16) : line;
    const text = bytes.toString('utf8', at + id.length + 1, end);
    rows.push({ id, text, value: /^[[{]/.test(text) ? JSON.parse(text) : undefined });
    at = end;
  }
  return rows;
}

/** What a row refers to: `"$1a"`, `"$L1a"`, `"$@1a"`, `"$Q1a"`, or a part, `"$1a:props:children"`. */
const referenceIn = /"\$[A-Z@]?([\da-f]+)(?=[":])/g;

const idsIn = ({ text }: Row) => Array.from(text.matchAll(referenceIn), ([, id = '']) => id);

/**
 * Takes out of the data that Next passes to React what a page has as HTML already, and React never
 * changes (prerendered.tsx): the children of each `Prerendered`, and rows that only they refer to.
 * A part of another row that's referred to is written out, because it may have been in there.
 */
export function withoutPrerendered(data: string): string {
  const rows = rowsOf(data);
  const type = rows.find(({ text }) => /^I\[.*"Prerendered"\]\s*$/.test(text));
  if (!type) return data;
  const byId = new Map(rows.map(({ id, value }) => [id, value]));

  /** @param at what's referred to: a row's id, and the way from there */
  function partAt([id = '', ...way]: string[]): unknown {
    return way.reduce<unknown>((value, key) => {
      const [, to] = typeof value === 'string' ? (/^\$L?([\da-f]+)$/.exec(value) ?? []) : [];
      const inside = to === undefined ? value : byId.get(to);
      const isElement = Array.isArray(inside) && inside[0] === '$';
      return Object(inside)[isElement && key === 'props' ? 3 : key];
    }, byId.get(id));
  }

  const shorter = rows.map((row): Row => {
    if (row.value === undefined) return row;
    const text = JSON.stringify(row.value, (_, value: unknown) => {
      if (typeof value === 'string' && /^\$[\da-f]+:/.test(value))
        return partAt(value.slice(1).split(':'));
      if (!Array.isArray(value) || value[0] !== '$' || value[1] !== `$L${type.id}`) return value;
      return value.with(3, { ...value[3], children: undefined });
    });
    return { ...row, text: `${text}\n` };
  });
  const referred = new Set(rows.flatMap(idsIn));
  // What no other row refers to, and what's referred to from there. A stream has several rows.
  const kept = new Set(rows.flatMap(({ id }) => (id !== '0' && referred.has(id) ? [] : id)));
  for (const id of kept)
    for (const row of shorter) if (row.id === id) for (const to of idsIn(row)) kept.add(to);
  return shorter.flatMap(({ id, text }) => (kept.has(id) ? `${id}:${text}` : [])).join('');
}

const escaped = (part: string, start: string, end = '') =>
  part.replaceAll(/[\u2000-\u2bff]/g, (sign) => start + sign.charCodeAt(0).toString(16) + end);

/**
 * Escapes quotation marks, dashes and the like. A page of Latin letters is then one byte a letter
 * in Chromium, which reads it 0.1 s sooner on a slow phone.
 */
export function withEscapes(html: string) {
  const inScripts = html.replaceAll(/<script\b.*?<\/script>/gs, (code) => escaped(code, '\\u'));
  const inStyles = inScripts.replaceAll(styleElements, (css) => escaped(css, '\\', ' '));
  return escaped(inStyles, '&#x', ';');
}

/**
 * Takes the texts of style sheets out of the data that Next passes to React, where each appears up
 * to twice: React finds what a page came with by its `data-href` and never reads the text.
 * @param data a page or the data that a link to it loads
 */
export function withoutStyles(data: string, styles: string[]) {
  return styles.reduce((rest, css) => {
    // React's format for a long text: its length in bytes as a hexadecimal number, then the text.
    // In a page, that's inside of a string in a script, where Next also escapes what could end the
    // script.
    const start = `:T${Buffer.byteLength(css).toString(16)},`;
    return rest
      .replaceAll(start + css, ':T1, ')
      .replaceAll(start + inScript(css).slice(1, -1), ':T1, ');
  }, data);
}
