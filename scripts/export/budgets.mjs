// Adds up the bytes of the files that each page loads first, and checks them against the byte budgets. Every build does
// this at the end. Run as a program, it prints a table for the export in out/.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { audiences, emailTemplates, socialAds } from '../content.mjs';
import { styles } from './styles.mjs';

/** @typedef {Record<string, number>} Weight by column of the table, in bytes compressed by brotli */

const fontLimits = { fonts: 50_000, 'font files': 1 };

/** By kind of page. The total is that of the lightest Next template we've measured. */
const limits = {
  landing: { JS: 118_000, 'HTML+CSS': 24_000, total: 160_596, ...fontLimits },
  template: { JS: 126_000, HTML: 18_000, ...fontLimits },
  // The 404 page and the sample posts.
  other: { JS: 126_000, ...fontLimits },
};

export const landingRoutes = ['/', ...audiences.map(({ landing }) => landing.route)];
const tabs = ['', ...audiences.map(({ id }) => `/${id}`)];
export const templateRoutes = [emailTemplates, socialAds].flatMap(({ route }) =>
  tabs.map((tab) => route + tab),
);

/** @param {string} route @returns {keyof typeof limits} */
function kindOf(route) {
  if (landingRoutes.includes(route)) return 'landing';
  return templateRoutes.includes(route) ? 'template' : 'other';
}

/** @param {string} name of an HTML file @returns its address */
export const routeOf = (name) => `/${name.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;

/**
 * @param {string} folder of an export
 * @returns {Record<string, Weight>} by route, what each page loads on any screen, so without pictures
 */
export function weighPages(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  /** @type {Map<string, number>} each file's size, kept because most pages share most files */
  const sizes = new Map();
  /** @param {string[]} names */
  const sum = (names) => {
    for (const name of names.filter((each) => !sizes.has(each))) {
      const bytes = readFileSync(path.join(folder, name));
      // Fonts are compressed already.
      sizes.set(name, name.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length);
    }
    return names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  };
  /** @param {string} name of an HTML file @returns {Weight} */
  const weigh = (name) => {
    const html = readFileSync(path.join(folder, name), 'utf8');
    const $ = load(html);
    const scripts = Array.from(
      $('script[src]:not([nomodule])'),
      ({ attribs }) => attribs.src ?? '',
    );
    const JS = sum(Array.from(new Set(scripts), (each) => decodeURIComponent(each).slice(1)));
    // The styles are in the page.
    const HTML = brotliCompressSync(html.replaceAll(styles, '')).length;
    const text = sum([name]);
    const font = sum(fonts);
    const total = text + JS + font;
    return { HTML, 'HTML+CSS': text, JS, fonts: font, 'font files': fonts.length, total };
  };
  const pages = files
    .filter((name) => name.endsWith('.html') && !/^(campaigns|_not-found)\b/.test(name))
    .toSorted();
  return Object.fromEntries(pages.map((name) => [routeOf(name), weigh(name)]));
}

/** @param {Record<string, Weight>} pages by route @returns {string[]} a sentence for each page that's missing or over a budget */
export function overBudget(pages) {
  const missing = [...landingRoutes, ...templateRoutes].filter((route) => !pages[route]);
  return [
    ...missing.map((route) => `${route} isn't in the export.`),
    ...Object.entries(pages).flatMap(([route, weight]) =>
      Object.entries(limits[kindOf(route)])
        .filter(([column, limit]) => (weight[column] ?? 0) > limit)
        .map(
          ([column, limit]) =>
            `${route} is over its budget: ${column} ${weight[column]}, at most ${limit}.`,
        ),
    ),
  ];
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const folder = path.resolve(import.meta.dirname, '../../out');
  if (existsSync(folder)) {
    console.log('Bytes of each first load, compressed by brotli:');
    console.table(weighPages(folder));
  } else {
    console.error('There is no export in out/: run npm run build first.');
    process.exitCode = 1;
  }
}
