/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { landingRoutes, overBudget, studioRoutes, templateRoutes, weighPages } from './budgets.mjs';

const light = { HTML: 1, 'HTML+CSS': 1, JS: 1, fonts: 1, 'font files': 1, total: 1 };
const pages = Object.fromEntries(
  [...landingRoutes, ...templateRoutes, ...studioRoutes, '/404'].map((route) => [route, light]),
);
const [landing = ''] = landingRoutes;
const template = templateRoutes.at(-1) ?? '';

const size = (/** @type {string} */ text) => brotliCompressSync(text).length;

test.each([
  [landing, 'JS', 118_000],
  [landing, 'total', 160_596],
  [landing, 'HTML+CSS', 24_000],
  [landing, 'fonts', 30_000],
  [landing, 'font files', 1],
  [template, 'JS', 124_000],
  [template, 'HTML', 18_000],
  ['/404', 'JS', 126_000],
])('%s: at most so much %s', (route, column, limit) => {
  const weighing = (/** @type {number} */ bytes) =>
    overBudget({ ...pages, [route]: { ...light, [column]: bytes } });
  expect(weighing(limit)).toEqual([]);
  expect(weighing(limit + 1)).toEqual([
    `${route} is over its budget: ${column} ${limit + 1}, at most ${limit} (limits in scripts/export/budgets.mjs).`,
  ]);
});

test('a page weighs what a browser loads first, compressed', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'budgets-'));
  const scripts = '<script src="/a%5B.js"></script><script nomodule src="/old.js"></script>';
  const files = { 'index.html': `<style>a{}</style>${scripts}`, 'a[.js': 'a()', 'b.woff2': 'font' };
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  const [HTML, text, JS] = [size(scripts), size(files['index.html']), size(files['a[.js'])];
  expect(weighPages(folder)).toEqual({
    '/': { HTML, 'HTML+CSS': text, JS, fonts: 4, 'font files': 1, total: text + JS + 4 },
  });
  rmSync(folder, { recursive: true });
});
