import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { audiences } from '@/lib/campaigns';
import {
  htmlLimits,
  landingRoutes,
  overBudget,
  studioRoutes,
  templateRoutes,
  weighCampaigns,
  weighPages,
} from './budgets';

const light = { JS: 1, HTML: 1, 'HTML gzipped': 1, fonts: 1, 'font files': 1 };
const pages = Object.fromEntries(
  [...landingRoutes, ...templateRoutes, ...studioRoutes, '/404'].map((route) => [route, light]),
);
const template = templateRoutes.at(-1) ?? '';

const size = (text: string) => brotliCompressSync(text).length;

test('a page that weighs more than its kind may is named, with what weighs too much', () => {
  expect(overBudget(pages)).toEqual([]);
  const heavy = { ...light, JS: 138_001, fonts: 30_001 };
  expect(overBudget({ ...pages, [template]: heavy })).toEqual([
    expect.stringMatching(`^${template} is over its budget: JS 138001 bytes, and`),
    expect.stringMatching(`^${template} is over its budget: fonts 30001 bytes, and`),
  ]);
});

test('a page may have a link to each audience, however many there are', () => {
  const limits = htmlLimits(28_200, 3);
  expect(limits).toEqual({ HTML: 28_200, 'HTML gzipped': 56_400 });
  expect(htmlLimits(28_200, 1)).toEqual(limits);
  expect(htmlLimits(28_200, 30)).toEqual({ HTML: 29_820, 'HTML gzipped': 59_910 });
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a page weighs what a browser loads first, compressed', () => {
  const scripts = '<script src="/a%5B.js"></script><script nomodule src="/old.js"></script>';
  const files = { 'index.html': `<style>a{}</style>${scripts}`, 'a[.js': 'a()', 'b.woff2': 'font' };
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  expect(weighPages(folder)).toEqual({
    '/': {
      JS: size(files['a[.js']),
      HTML: size(files['index.html']),
      'HTML gzipped': gzipSync(files['index.html']).length,
      fonts: 4,
      'font files': 1,
    },
  });
});

test('a campaign weighs what people can download of it', () => {
  for (const { id } of audiences) {
    mkdirSync(path.join(folder, 'campaigns', id, 'films'), { recursive: true });
    for (const name of ['email.html', 'films/reel.mp4', 'email.png'])
      writeFileSync(path.join(folder, 'campaigns', id, name), 'x'.repeat(2000));
  }
  expect(Object.values(weighCampaigns(folder))).toEqual(
    audiences.map(() => ({ files: 3, images: 2, films: 2, all: 6 })),
  );
});
