import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

/** The export that the tests open (scripts/local-export.ts makes it). */
export const testExport = '.local/test/out';

export function exportedFiles(folder: string, extension: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(extension)).map((file) => file.replaceAll('\\', '/'));
}

export function readExported(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/**
 * Finds the file that a host would send.
 * @param pathname of a URL on the site
 * @returns its path within the export; undefined if there is none
 */
export function exportedFile(folder: string, pathname: string): string | undefined {
  const file = decodeURIComponent(pathname).slice(1) || 'index';
  return [file, `${file}.html`].find(
    (name) => path.extname(name) && existsSync(path.join(folder, name)),
  );
}

/**
 * Every address on the site that an exported HTML file refers to. Leaves out the emails for services,
 * whose links are tags.
 */
export function ownAddresses(folder: string): { file: string; url: URL }[] {
  const base = 'https://here.example';
  return exportedFiles(folder, '.html')
    .filter((file) => !/email-(?!preview)[^/]+$/.test(file))
    .flatMap((file) => {
      const pageUrl = new URL(`/${file.replace(/(index)?\.html$/, '')}`, base);
      return load(readExported(folder, file))('[href], [src]')
        .toArray()
        .map(({ attribs }) => ({ file, url: new URL(attribs.href ?? attribs.src ?? '', pageUrl) }));
    })
    .filter(({ url }) => url.origin === base);
}
