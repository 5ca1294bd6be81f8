// Not a test: saves screenshots of every page and of the menu, at each width and in each theme, in
// screenshots/, and the README's two pictures in docs/. `npm run screenshots -- --grep menu` takes
// only those with that word in their name.
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { homeAudience } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { pages, postViews, reviewViews, templateRoute, unknownPath } from './views';

/** In pixels: small and common phones, a tablet in both orientations, laptops and desktops. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

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

/**
 * Takes a screenshot in the theme that the page opens in, and in the other one if there is a
 * toggle.
 */
async function take(page: Page, folder: string) {
  const toggle = page.getByRole('button', { name: new RegExp(`${shell.toLight}|${shell.toDark}`) });
  for (const theme of ['default', 'other']) {
    const { width = 0 } = page.viewportSize() ?? {};
    const file = path.join('screenshots', folder, `${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    if (!(await toggle.isVisible())) break;
    await toggle.click();
    await page.mouse.move(0, 0);
  }
}

for (const { route } of [...pages, ...reviewViews, ...postViews, { route: unknownPath }]) {
  const folder = route.slice(1).replaceAll('/', '-') || 'home';
  test(folder, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await open(page, route);
      await take(page, folder);
    }
    await page.pdf({ path: path.join('screenshots', folder, 'print.pdf'), format: 'A4' });
  });
}

test('menu', async ({ page }) => {
  for (const screen of screens.filter(({ width }) => width < 1024)) {
    await page.setViewportSize(screen);
    await open(page, '/');
    await page.getByRole('button', { name: shell.openMenu }).click();
    await page.screenshot({ path: path.join('screenshots', 'menu', `${screen.width}.png`) });
  }
});

test('readme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [picture, address] of [
    ['docs/landing.png', '/'],
    ['docs/templates.png', templateRoute(emailTemplates.route, homeAudience.id)],
  ] as const) {
    await open(page, address);
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png).png({ palette: true, effort: 10 }).toFile(picture);
  }
});
