// Measures how soon the previews follow typing in the editor, for the export in out/: the time from a key press until the new
// words are on screen, with the processor slowed down 4x. The times depend on the machine, so this isn't a test.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { audiences, emailTemplates, load, socialAds } from './content.mjs';
import { serveCompressed } from './serve-compressed.mjs';

/** @type {typeof import('../content/words/studio-slot')} */
const { studioSlot } = await load('content/words/studio-slot.ts');
/** @type {typeof import('../content/words/studio-fields')} */
const { studioFields } = await load('content/words/studio-fields.ts');

const folder = path.resolve(import.meta.dirname, '../out');
const slowdown = 4;
const presses = 40;
/** In ms: our goal for the median. */
const goal = 100;

/**
 * @typedef {object} Preview
 * @property {string} name
 * @property {string} route
 * @property {string} field the name of the field that's typed in
 * @property {() => unknown} read in the page: what changes when the preview follows
 */

const [{ id }] = audiences;

/** @type {Preview[]} */
const previews = [
  {
    name: 'email',
    route: `${emailTemplates.route}/${id}`,
    field: 'audience.email.headline',
    read: () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent,
  },
  {
    name: 'inbox row',
    route: `${emailTemplates.route}/${id}`,
    field: 'audience.email.subject',
    read: () => document.querySelector('figure')?.textContent,
  },
  {
    name: 'picture in the feed',
    route: `${socialAds.route}/${id}`,
    field: 'audience.ad.ads.primary.picture.headline',
    read: () => document.querySelector('figure img')?.getAttribute('src'),
  },
];

/** @param {number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** In the page: measures from the next key press to the frame after the one that shows the change, in ms. */
function waitForPreview() {
  const page = Object(window);
  const before = page.readPreview();
  page.followed = new Promise((resolve) => {
    window.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        const look = () => {
          if (page.readPreview() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        look();
      },
      { once: true },
    );
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Preview} preview
 * @returns {Promise<number[]>} in ms, for each press
 */
async function measure(browser, origin, { route, field, read }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  await page.goto(origin + route);
  await page.getByRole('button', { name: studioSlot.edit }).click();
  const box = page.getByRole('textbox', { name: field, exact: true }).first();
  await box.fill('A');
  // The part that changes has to be on screen, because anything else may update later.
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(`window.readPreview = ${String(read)}; undefined`);
  await box.focus();
  const times = [];
  for (let press = 0; press < presses; press += 1) {
    // oxlint-disable no-await-in-loop -- one press at a time, as a person types
    await page.evaluate(waitForPreview);
    await page.keyboard.press(press % 2 === 0 ? 'b' : 'Backspace');
    times.push(Number(await page.evaluate(() => Object(window).followed)));
    // oxlint-enable no-await-in-loop
  }
  await page.close();
  return times;
}

if (existsSync(folder)) {
  const origin = await serveCompressed(folder);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  for (const preview of previews) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, because they'd slow each other down
    const times = await measure(browser, origin, preview);
    const [middle, most] = [median(times), Math.max(...times)].map(Math.round);
    console.log(
      `${preview.name}: ${middle} ms (median of ${presses} presses, at most ${most}), goal ${goal} ms`,
    );
  }
  await browser.close();
  process.exit();
} else {
  console.error("There's no export in out/. Run npm run build first.");
  process.exitCode = 1;
}
