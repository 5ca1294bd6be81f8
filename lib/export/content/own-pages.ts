import { readdirSync } from 'node:fs';
import { templatePages } from '@/content/navigation';
import { studioRoute } from '@/content/studio';
import type { SiteRoutes } from '@/lib/campaign/rules/site';

const folders = [...templatePages.map(({ route }) => route), ...(studioRoute ? [studioRoute] : [])];

/** The routes of the site's own pages that have a folder in app/. */
const knownPages = new Set(['/', ...folders]);

/** The routes of the pages that an owner has added to app/: `/contact-us`. */
export function ownPages(folder = 'app'): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/page\.[jt]sx?$/.test(file) && !file.includes('['))
    .map((file) => file.replaceAll(/\/page\.\w+$|\/\([^/]+\)/g, '') || '/')
    .filter((route) => !knownPages.has(route))
    .toSorted();
}

/** The addresses of folders in app/ and public/: `/campaigns`, `/icons`. */
const folderAddresses = () =>
  ['app', 'public']
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => /^[a-z][a-z\d-]*$/.test(name))
    .map((name) => `/${name}`);

export const siteRoutes = (): SiteRoutes => ({
  folders,
  pages: ownPages(),
  // A page at /index would be written over the home page.
  reserved: [...folderAddresses(), '/index'],
});
