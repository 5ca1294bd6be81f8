// What the build relies on in the way that Next writes an export. If a release of Next changes it,
// the build says so in one line for each of these, and goes on.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinedStylesOf, ownStylesOf } from './policy';

/**
 * The texts of all `<style>` elements that a page of an export may get, besides the one that it
 * comes with, in which Next joins the page's style sheets. A link to another page adds each sheet
 * that's missing as an element of its own, with the text of its file.
 * @param pages the HTML of all pages
 */
export function styleTexts(folder: string, pages: string[]): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith('_next') && name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  if (!pages.flatMap(joinedStylesOf).every((text) => sheets.some((sheet) => text.includes(sheet))))
    console.warn(
      'Next no longer writes style sheets into pages as they are in its files, so a page that a link leads to may lack its styles: check lib/export/next-export.ts.',
    );
  return [...new Set([...sheets, ...pages.flatMap(ownStylesOf)])];
}
