// Adds up the bytes of the files that each page loads first, and checks them against the byte
// budgets. Every build does this at the end.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load as parse } from 'cheerio';
import { brand } from '@/content/brand';
import { hosts } from '@/content/hosts';
import { templatePages } from '@/content/navigation';
import { pages as ownPages } from '@/content/pages';
import { studioRoute } from '@/content/studio';
import { basePath } from '@/lib/campaign/base-path';
import { audiences } from '@/lib/campaigns';
import { routeOf, styleElements } from './rewrites';

/** By column, in bytes compressed by brotli. */
type Weight = Record<string, number>;

const fontLimits = { fonts: 30_000, 'font files': 1 };

/** By kind of page. The total is that of the lightest Next template we've measured. */
const limits = {
  landing: { JS: 118_000, 'HTML+CSS': 24_000, total: 160_596, ...fontLimits },
  template: { JS: 124_000, HTML: 18_000, ...fontLimits },
  studio: { JS: 250_000, ...fontLimits },
  // The 404 page and the sample posts.
  other: { JS: 126_000, ...fontLimits },
};

export const landingRoutes = ['/', ...audiences.map(({ landing }) => landing.route)];
/** The studio's list of campaigns, and each one's studio, if there's a studio. */
export const studioRoutes = studioRoute
  ? [studioRoute, ...audiences.map(({ id }) => `${studioRoute}/${id}`)]
  : [];
const tabs = ['', ...audiences.map(({ id }) => `/${id}`)];
export const templateRoutes = templatePages.flatMap(({ route }) => tabs.map((tab) => route + tab));

/**
 * An owner's words, typeface, audiences, pages, and scripts from other sites may add a
 * twentieth to what comes with the site.
 */
const added = hosts.scripts.length + ownPages.length;
export const room = added > 0 || audiences.length > 3 || brand.name !== 'Emberwall' ? 1.05 : 1;

function kindOf(route: string): keyof typeof limits {
  if (landingRoutes.includes(route)) return 'landing';
  if (studioRoutes.includes(route)) return 'studio';
  return templateRoutes.includes(route) ? 'template' : 'other';
}

/** What each page of an export loads on any screen, so without pictures, by its route. */
export function weighPages(folder: string): Record<string, Weight> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const fonts = files.filter((name) => /^(?!.*campaigns).*\.woff2$/.test(name));
  /** Most pages share most files, so each is compressed only once. */
  const sizes = new Map<string, number>();
  function size(name: string) {
    const bytes = () => readFileSync(path.join(folder, name));
    // Fonts are compressed already.
    if (!sizes.has(name))
      sizes.set(name, (name.endsWith('.woff2') ? bytes() : brotliCompressSync(bytes())).length);
    return sizes.get(name) ?? 0;
  }
  const sum = (names: string[]) => names.reduce((all, name) => all + size(name), 0);
  function weigh(name: string): Weight {
    const html = readFileSync(path.join(folder, name), 'utf8');
    // Other sites' scripts aren't ours to weigh.
    const sources = parse(html)('script[src^="/"]:not([nomodule])')
      .toArray()
      .map(({ attribs }) => decodeURIComponent(attribs.src ?? '').slice(basePath.length + 1));
    const weight = { JS: sum([...new Set(sources)]), 'HTML+CSS': size(name), fonts: sum(fonts) };
    // The styles are in the page.
    const HTML = brotliCompressSync(html.replaceAll(styleElements, '')).length;
    const total = weight['HTML+CSS'] + weight.JS + weight.fonts;
    // The others are for letters beyond Latin.
    const first = fonts.filter((font) => !/typeface-\d/.test(font));
    return { HTML, ...weight, 'font files': first.length, total };
  }
  const pages = files.filter((name) => /^(?!campaigns|_not-found).*\.html$/.test(name)).toSorted();
  return Object.fromEntries(pages.map((name) => [routeOf(name), weigh(name)]));
}

/** What people can download of each campaign of an export: its files, and kilobytes of each kind. */
export function weighCampaigns(folder: string): Record<string, Weight> {
  const kinds = { images: /\.(png|jpg|webp|svg)$/, films: /\.mp4$/, all: /./ };
  return Object.fromEntries(
    audiences.map(({ id }) => {
      const root = path.join(folder, 'campaigns', id);
      const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => path.extname(name));
      const weights = Object.entries(kinds).map(([kind, pattern]) => {
        const sizes = files
          .filter((name) => pattern.test(name))
          .map((name) => statSync(path.join(root, name)).size);
        return [kind, Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)];
      });
      return [id, { files: files.length, ...Object.fromEntries(weights) }];
    }),
  );
}

/** A sentence for each page, by its route, that isn't there or weighs too much. */
export function overBudget(pages: Record<string, Weight>): string[] {
  const routes = [...landingRoutes, ...templateRoutes, ...studioRoutes];
  const missing = routes.filter((route) => !pages[route]);
  const advice = 'Shorten its texts, take a lighter typeface, or edit lib/export/budgets.ts';
  const problems = missing.map((route) => `${route} isn't in the export.`);
  for (const [route, weight] of Object.entries(pages))
    for (const [column, limit] of Object.entries(limits[kindOf(route)])) {
      const bytes = weight[column] ?? 0;
      if (bytes > limit * room)
        problems.push(
          `${route} is over its budget: ${column} ${bytes} bytes, and the limit is ${limit * room}. ${advice}.`,
        );
    }
  return problems;
}
