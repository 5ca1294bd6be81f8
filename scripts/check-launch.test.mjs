/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { launchPoints } from './check-launch.mjs';

const links = [{ href: '#top' }, { href: '#top' }];
const brand = { website: 'https://www.example', name: 'Real' };
/** @type {[string, object][]} */
const modules = [
  ['content/all.ts', { all: [{ brand, footer: { links } }] }],
  ['content/brand.ts', { brand }],
  ['content/footer.ts', { links, columns: [{ links }], contact: { href: brand.website } }],
];

test('each placeholder is listed once, with every place in the file that it comes from', () => {
  expect(launchPoints(modules, new Set(['https://www.example', '#top', 'unused']))).toEqual([
    'content/brand.ts (brand.website): "https://www.example" is a placeholder. Put the real one there.',
    'content/footer.ts (links.0.href, links.1.href): "#top" is a placeholder. Put the real one there.',
  ]);
  expect(launchPoints(modules, new Set())).toEqual([]);
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
