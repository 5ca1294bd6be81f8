// Measures how soon the editor's previews follow a key press, for the export in out/, with the
// processor slowed down 4x. The times depend on the machine, so this isn't a test.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { audiences, load, templatePages } from './content.mjs';
import { serve } from './serve.mjs';

/** @type {typeof import('../content/words/studio-slot')} */
const { studioSlot } = await load('content/words/studio-slot.ts');

const presses = 40;
const [email, ads] = templatePages.map(({ route }) => `${route}/${audiences[0].id}`);

/** Which text is typed, and, run in the page, what changes when the preview follows. */
const previews = /** @type {const} */ ([
  [
    email,
    'audience.email.headline',
    () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.innerText,
  ],
  [
    ads,
    'audience.ad.ads.primary.picture.headline',
    () => document.querySelector('figure img')?.getAttribute('src'),
  ],
]);

/** Times each press in the page, until the frame after the change. @param {() => unknown} read */
function watch(read) {
  /** @type {number[]} */
  const times = [];
  Object.assign(window, { times });
  window.addEventListener('keydown', ({ timeStamp }) => {
    const before = read();
    const look = () => {
      if (read() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => times.push(performance.now() - timeStamp));
    };
    look();
  });
}

const origin = await serve(path.resolve(import.meta.dirname, '../out'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
// oxlint-disable no-await-in-loop -- one at a time, as a person types
for (const [route, field, read] of previews) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  await page.goto(origin + route);
  await page.getByRole('button', { name: studioSlot.edit }).click();
  const box = page.locator(`[name="${field}"]`);
  await box.fill('A');
  // What isn't on screen may update later.
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(`(${String(watch)})(${String(read)})`);
  await box.focus();
  for (let press = 1; press <= presses; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? 'Backspace' : 'b');
    await page.waitForFunction((count) => Object(window).times.length === count, press);
  }
  /** @type {number[]} */
  const times = await page.evaluate('times');
  const median = Math.round(times.toSorted((a, b) => a - b)[presses / 2] ?? 0);
  console.log(`${field}: ${median} ms (median), at most ${Math.round(Math.max(...times))} ms`);
}
await browser.close();
