/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { launchPoints } from './check-launch.mjs';

const links = [{ href: '{placeholder}#top' }, { href: '{placeholder}#top' }];
const brand = { website: 'https://www.example', mail: 'mailto:a@b.example', name: 'A.example' };
/** @type {[string, object][]} */
const modules = [
  ['content/all.ts', { all: [{ brand, footer: { links } }] }],
  ['content/brand.ts', { brand }],
  [
    'content/footer.ts',
    { links, columns: [{ links }], unsubscribe: 'https://merge-field.example/' },
  ],
];

test('each placeholder is listed with every place in the file that it comes from', () => {
  const toDo = 'is a placeholder. Confirm it or put the real one there.';
  expect(launchPoints(modules)).toEqual([
    `content/brand.ts (brand.mail): "mailto:a@b.example" ${toDo}`,
    `content/brand.ts (brand.website): "https://www.example" ${toDo}`,
    `content/footer.ts (links.0.href, links.1.href): "{placeholder}#top" ${toDo}`,
  ]);
});

test("the command reads the site's own content, and fails while the site has no address", () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-launch.mjs'], {
    cwd: path.dirname(import.meta.dirname),
    encoding: 'utf8',
    env: { ...process.env, SITE_ORIGIN: '' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\.env\.local \(SITE_ORIGIN\): /);
});
