// Measures how soon each kind of artboard in the studio follows a key press, for the export in out/
// or in the folder that's given, with the processor slowed down 4x. The times depend on the machine,
// so this isn't a test.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { audiences } from '../content.mjs';
import { serve } from '../serve.mjs';

const presses = 40;

/** An artboard of each kind, and a text on it. */
const texts = /** @type {const} */ ([
  ['fear-1200x1200', 'audience.ad.ads.primary.picture.headline'],
  ['fear-instagram', 'audience.ad.ads.primary.bodyText'],
  ['story-2', 'audience.ad.story.slides.1'],
  ['reel', 'audience.ad.story.reelScript.shots.0.words'],
  ['landing-1280', 'audience.landing.hero.headline'],
  ['inbox', 'audience.email.subject'],
  ['email-phone', 'audience.email.headline'],
]);

/**
 * Times each press in the page, until the frame after the words have changed.
 * @param {{ name: string, field: string }} place
 */
function watch({ name, field }) {
  /** @type {number[]} */
  const times = [];
  Object.assign(window, { times });
  const element = document.querySelector(`[data-board="${name}"]`);
  const root = element?.querySelector('iframe')?.contentDocument ?? element;
  const read = () => root?.querySelector(`[data-field="${field}"]`)?.innerHTML;
  window.addEventListener('keydown', ({ timeStamp }) => {
    const before = read();
    const look = () => {
      if (read() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => times.push(performance.now() - timeStamp));
    };
    look();
  });
}

const origin = await serve(path.resolve(process.argv[2] ?? 'out'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
// oxlint-disable no-await-in-loop -- one at a time, as a person types
for (const [name, field] of texts) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${origin}/studio/${audiences[0].id}`);
  const board = page.locator(`[data-board="${name}"]`);
  await board.scrollIntoViewIfNeeded();
  const frame = board.locator('iframe');
  const root = (await frame.count()) > 0 ? frame.contentFrame() : board;
  await root.locator(`[data-field="${field}"]`).first().click();
  const box = page.locator(`textarea[name="${field}"]`);
  await box.fill('A');
  // What isn't on the screen may follow later.
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watch, { name, field });
  for (let press = 1; press <= presses; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? 'Backspace' : 'b');
    await page.waitForFunction((count) => Object(window).times.length === count, press);
  }
  /** @type {number[]} */
  const times = await page.evaluate('times');
  const median = Math.round(times.toSorted((a, b) => a - b)[presses / 2] ?? 0);
  console.log(`${name}: ${median} ms (median), at most ${Math.round(Math.max(...times))} ms`);
  await page.close();
}
await browser.close();
