// Adds up the bytes of the files that each page loads first, and checks them against the byte
// budgets. Every build does this at the end.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load as parse } from 'cheerio';
import { templatePages } from '@/content/navigation';
import { studioRoute } from '@/content/studio';
import { basePath } from '@/lib/campaign/document/base-path';
import { audiences } from '@/lib/campaigns';
import { htmlFiles, isCampaignFile, routeOf } from './exported-pages';

/** In bytes, by column. */
type Weight = Record<string, number>;

/** One file, for letters of Latin alphabets. */
const fontLimits = { fonts: 30_000, 'font files': 1 };

/**
 * In bytes. Every page links to each audience, so it may have more HTML for those beyond three: a link
 * takes about 50 bytes by brotli, and 110 by gzip, because it's in the page's data, too.
 */
export function htmlLimits(bytes: number, audienceCount = audiences.length) {
  const more = Math.max(0, audienceCount - 3);
  return { HTML: bytes + 60 * more, 'HTML gzipped': 2 * bytes + 130 * more };
}

const landingLimits = { JS: 132_000, ...htmlLimits(28_300), ...fontLimits };
const templateLimits = { JS: 138_000, ...htmlLimits(32_000), ...fontLimits };

/**
 * By kind of page, in bytes, compressed by brotli where nothing else is said. A bare Next app has
 * 115,171 bytes of script (Next 16.4.5). The HTML has the page's styles.
 */
const limits = {
  landing: landingLimits,
  template: templateLimits,
  studio: { ...templateLimits, JS: 226_000 },
  // The 404 page, the sample posts, and an owner's own pages.
  other: templateLimits,
};

export const landingRoutes = ['/', ...audiences.map(({ landing }) => landing.route)];
/** The studio's list of campaigns, and each one's studio, if there's a studio. */
export const studioRoutes = studioRoute
  ? [studioRoute, ...audiences.map(({ id }) => `${studioRoute}/${id}`)]
  : [];
const tabs = ['', ...audiences.map(({ id }) => `/${id}`)];
export const templateRoutes = templatePages.flatMap(({ route }) => tabs.map((tab) => route + tab));

/** Next exports its own 404 page twice, and hosts use the one called 404.html. */
const unusedPage = '_not-found.html';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function kindOf(route: string): keyof typeof limits {
  if (landingRoutes.includes(route)) return 'landing';
  if (studioRoutes.includes(route)) return 'studio';
  return templateRoutes.includes(route) ? 'template' : 'other';
}

/** What each page of an export loads on any screen, so without pictures, by its route. */
export function weighPages(folder: string): Record<string, Weight> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const fonts = files.filter((name) => /^(?!campaigns).*\.woff2$/.test(name));
  // The others are for letters beyond Latin.
  const latinFonts = fonts.filter((name) => !/typeface-\d/.test(name));
  const contentOf = (name: string) => readFileSync(path.join(folder, name));
  // They're compressed already.
  const fontSize = sum(fonts.map((name) => contentOf(name).length));
  /** Most pages share most scripts, so each is compressed only once. */
  const scriptSizes = new Map<string, number>();

  function scriptSize(name: string): number {
    const size = scriptSizes.get(name) ?? brotliCompressSync(contentOf(name)).length;
    scriptSizes.set(name, size);
    return size;
  }

  function weigh(name: string): Weight {
    const html = contentOf(name);
    // Other sites' scripts aren't ours to weigh.
    const scripts = parse(html)('script[src^="/"]:not([nomodule])')
      .toArray()
      .map(({ attribs }) => decodeURIComponent(attribs.src ?? '').slice(basePath.length + 1));
    return {
      JS: sum([...new Set(scripts)].map(scriptSize)),
      HTML: brotliCompressSync(html).length,
      'HTML gzipped': gzipSync(html).length,
      fonts: fontSize,
      'font files': latinFonts.length,
    };
  }

  const pages = htmlFiles(folder).filter((name) => !isCampaignFile(name) && name !== unusedPage);
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
        return [kind, Math.round(sum(sizes) / 1000)];
      });
      return [id, { files: files.length, ...Object.fromEntries(weights) }];
    }),
  );
}

/** A sentence for each page, by its route, that isn't there or weighs too much. */
export function overBudget(pages: Record<string, Weight>): string[] {
  const routes = [...landingRoutes, ...templateRoutes, ...studioRoutes];
  const missing = routes.filter((route) => !pages[route]);
  const advice =
    'Shorten its texts, take a lighter typeface, or raise the limit in lib/export/budgets.ts';
  const problems = missing.map((route) => `${route} isn't in the export.`);
  for (const [route, weight] of Object.entries(pages))
    for (const [column, limit] of Object.entries(limits[kindOf(route)])) {
      const bytes = weight[column] ?? 0;
      if (bytes > limit)
        problems.push(
          `${route} is over its budget: ${column} ${bytes} bytes, and the limit is ${limit}. ${advice}.`,
        );
    }
  return problems;
}
