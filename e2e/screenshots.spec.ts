// Not a test: saves screenshots of every page, at each width and in each theme, in screenshots/,
// and the README's two pictures in docs/. `npm run screenshots -- --grep readme` takes only those
// with that word in their name.
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { homeAudience } from '@/lib/campaigns';
import { studioRoute } from '@/content/studio';
import { pages, postViews, themeToggle, unknownPath } from './fixtures';

/** In pixels: small and common phones, a tablet in both orientations, laptops and desktops. */
const screens = ['320x640', '390x844', '768x1024', '1024x768', '1280x720', '1440x900', '1920x1080'];

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

/** Takes a screenshot in the theme that the page opens in, and in the other one if it has one. */
async function take(page: Page, file: string) {
  for (const theme of ['default', 'other']) {
    const name = path.join('screenshots', `${file}-${theme}.png`);
    await page.screenshot({ path: name, fullPage: true, animations: 'disabled' });
    if (!(await themeToggle(page).isVisible())) break;
    await themeToggle(page).click();
    await page.mouse.move(0, 0);
  }
}

for (const { route } of [...pages, ...postViews, { route: unknownPath }]) {
  const folder = route.slice(1).replaceAll('/', '-') || 'home';
  test(folder, async ({ page }) => {
    for (const screen of screens) {
      const [width = 0, height = 0] = screen.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await open(page, route);
      await take(page, `${folder}/${width}`);
    }
    await page.pdf({ path: path.join('screenshots', folder, 'print.pdf'), format: 'A4' });
  });
}

test('readme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [picture, address] of [
    ['docs/landing.png', '/'],
    ...(studioRoute
      ? [['docs/studio.png', `${studioRoute}/${homeAudience.id}?zoom=50`] as const]
      : []),
  ] as const) {
    await open(page, address);
    // The studio, with a text's box open.
    const artboards = page.locator('[data-board]');
    if (address !== '/') await artboards.first().press('Enter');
    // The landing page, at the attempt.
    await page.evaluate(() => scrollTo({ top: 190, behavior: 'instant' }));
    const png = await page.screenshot();
    await sharp(png).png({ palette: true, effort: 10 }).toFile(picture);
  }
});
