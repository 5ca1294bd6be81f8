import { readdirSync } from 'node:fs';

/** The HTML files of an export, by their paths in it: `index.html`, `posts/story.html`. */
export const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

/** Whether a file is a campaign's: a marketer's email or document, and not a page of the site. */
export const isCampaignFile = (name: string): boolean => name.startsWith('campaigns/');

/** The route of a page from its file: `/` from `index.html`, `/posts/story` from `posts/story.html`. */
export const routeOf = (name: string): string => `/${name}`.replace(/(\/index)?\.html$/, '') || '/';
