import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json';

/** Every page but the changelog, whose older parts link to what's gone. */
const pages = ['.', 'docs']
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md');

const read = (page: string) => readFileSync(page, 'utf8');

const withoutCode = (page: string) => read(page).replaceAll(/^ *```.*?^ *```$/gms, '');

/** The anchors that GitHub gives a page's headings. */
const anchorsOf = (page: string) =>
  Array.from(withoutCode(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a page's link to a file, to a heading or to both leads somewhere. */
function isThere(link: string, page: string) {
  const [file, anchor] = link.split('#');
  const target = file ? path.join(path.dirname(page), file) : page;
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

test.each(pages)('each link of %s within the repository leads somewhere', (page) => {
  const links = Array.from(withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
  const inside = links.filter((link) => !/^(?:https|mailto):/.test(link));
  expect(inside.filter((link) => !isThere(link, page))).toEqual([]);
});

test.each(pages)('each npm script that %s names is one', (page) => {
  const names = Array.from(read(page).matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
  expect(names.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});
