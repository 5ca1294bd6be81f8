// Not a test: takes the README's two pictures, in docs/.
import { type Page, test } from '@playwright/test';
import { homeAudience } from '@/lib/campaigns';
import { studioRoute } from '@/content/studio';
import { savePicture } from './save-picture';

/** Opens a page, and scrolls through it, so that everything that loads lazily has loaded. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
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

test('readme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const studio = studioRoute && `${studioRoute}/${homeAudience.id}?zoom=50`;
  for (const [name, address] of Object.entries({ landing: '/', studio })) {
    if (!address) continue;
    await open(page, address);
    // The studio, with a text's box open.
    const artboards = page.locator('[data-board]');
    if (address !== '/') await artboards.first().press('Enter');
    // The landing page, at the attempt.
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
    await savePicture(name, await page.screenshot());
  }
});
