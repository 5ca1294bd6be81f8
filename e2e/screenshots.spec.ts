// Takes a picture of every page, tab and state of the shell, at each width and in each theme, into screenshots/: whole,
// as a reader scrolls it, and as it prints. Words after the command name those to take: `npm run screenshots -- smart menu`.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { audiences, emailTemplates, posts, socialAds } from './content.mjs';
import { exportedFile } from './export/exported-file.mjs';
import { exportTrial } from './trial.mjs';

// oxlint-disable no-await-in-loop -- one page after the other, in one browser

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} View
 * @property {string} name of its pictures
 * @property {string} address
 * @property {number} [below] the width, in pixels, from which on it is not there
 * @property {(page: Page) => Promise<void>} [prepare] what to do before the picture
 * @property {boolean} [part] the picture is of the screen alone, not of the whole page
 * @property {boolean} [prints]
 */

const site = 'https://screenshots.example';
const folder = path.resolve(import.meta.dirname, '../screenshots');

/** In pixels: the screens of small and usual phones, of a tablet upright and lying, of a laptop and a desk. */
const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
].map(([width = 0, height = 0]) => ({ width, height }));

const { address: samplePost } = posts.find(({ address }) => address.startsWith('/')) ?? {
  address: '/posts/sample',
};

/** @type {View[]} */
const views = [
  { name: 'home', address: '/' },
  ...audiences.map(({ landing: { route } }) => ({
    name: route.slice(1),
    address: route,
    prints: true,
  })),
  ...[emailTemplates, socialAds].flatMap(({ route }) =>
    audiences.map(({ id }) => ({
      name: `${route.slice(1)}-${id}`,
      address: `${route}#${id}`,
      prints: true,
    })),
  ),
  { name: 'not-found', address: '/404' },
  { name: 'post', address: samplePost },
  { name: 'post-embed', address: `${samplePost}/embed` },
  {
    name: 'menu',
    address: '/',
    below: 1024,
    part: true,
    prepare: (page) => page.locator('header > [popovertarget]').click(),
  },
];

/** Answers from the files of an export, and nothing else. @param {Page} page @param {string} exported */
function serve(page, exported) {
  return page.route(/./, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === site ? exportedFile(exported, pathname) : undefined;
    return file ? route.fulfill({ path: path.join(exported, file) }) : route.abort();
  });
}

/** Sees to it that all that waits for a reader is there. @param {Page} page */
async function readThrough(page) {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** @param {import('@playwright/test').Browser} browser @param {string} exported @param {View} view */
async function take(browser, exported, { name, address, below = Infinity, prepare, part, prints }) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await serve(page, exported);
  for (const { width, height } of screens.filter((screen) => screen.width < below)) {
    await page.setViewportSize({ width, height });
    // A hash alone would not load the page anew.
    await page.goto('about:blank');
    await page.goto(site + address, { waitUntil: 'networkidle' });
    const toggle = page.locator('header > button:not([popovertarget])');
    for (let turn = 0; turn < 2; turn += 1) {
      const theme = await page.locator('[data-theme]').first().getAttribute('data-theme');
      await prepare?.(page);
      if (!part) await readThrough(page);
      const file = path.join(folder, name, `${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: !part, animations: 'disabled' });
      if (part) await page.keyboard.press('Escape');
      if ((await toggle.count()) === 0) break;
      await toggle.click();
      await page.mouse.move(0, 0);
    }
  }
  if (prints) await page.pdf({ path: path.join(folder, name, 'print.pdf'), format: 'A4' });
  await page.close();
}

try {
  const exported = path.join(path.dirname(exportTrial('sign-in')), 'out');
  const words = process.argv.slice(2);
  const chosen = views.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0)
    throw new Error(
      `No view is called ${words.join(' or ')}: there are ${views.map(({ name }) => name).join(', ')}.`,
    );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  try {
    for (const view of chosen) {
      rmSync(path.join(folder, view.name), { recursive: true, force: true });
      mkdirSync(path.join(folder, view.name), { recursive: true });
      console.log(view.name);
      await take(browser, exported, view);
    }
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
