import type { Locator, Page } from '@playwright/test';
import { socialAds } from '@/content/words/social-ads';
import { expect, holdBack, otherTabs, pages, postRoutes, test, themeToggle } from './fixtures';

const routes = [...pages.map(({ route }) => route), ...postRoutes];

/** In pixels: the narrowest and the widest screen, usual ones, and the first of each breakpoint. */
const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1536, 1920];

for (const route of [...routes, ...otherTabs]) {
  test(`${route} never scrolls sideways, from 320 pixels on`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // A hash alone would not load the page anew.
      await page.goto('about:blank');
      await page.goto(route);
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect([width, scrolls]).toEqual([width, false]);
    }
  });
}

for (const route of [...routes, '/no-such-page']) {
  test.describe(() => {
    test.use({ expectedProblems: routes.includes(route) ? [] : [/404/] });

    test(`${route} asks for its typeface at once, and for no other`, async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      const preloaded = page.locator('link[rel=preload][as=font]');
      await expect(preloaded).toHaveCount(1);
      const href = await preloaded.evaluate((link: HTMLLinkElement) => link.href);
      expect(new Set(fonts)).toEqual(new Set([href]));
    });
  });
}

for (const { route } of pages) {
  test(`${route}: the theme toggle stays at the top right, and covers nothing that can be pressed`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const end of [0, 1]) {
        await page.evaluate((share) => {
          const top = document.documentElement.scrollHeight * share;
          window.scrollTo({ top, behavior: 'instant' });
        }, end);
        const bar = await boxOf(page.getByRole('banner'));
        const toggle = await boxOf(themeToggle(page));
        // Within the bar, which is opaque and stays: nothing of the page shows, or is hit, beneath it.
        expect([width, bar.y, bar.width]).toEqual([width, 0, width]);
        expect([width, toggle.y >= 0, toggle.bottom <= bar.bottom]).toEqual([width, true, true]);
        expect([width, width - toggle.right < 20]).toEqual([width, true]);
        const controls = page.getByRole('banner').locator('a:visible, button:visible');
        expect(await controls.count()).toBeGreaterThan(1);
        for (const box of await Promise.all((await controls.all()).map(boxOf))) {
          const same = box.x === toggle.x;
          expect([width, same || box.right <= toggle.x]).toEqual([width, true]);
        }
      }
    }
  });
}

/** In pixels: 84 rem. */
const widest = 1344;

test('on the widest screens, what a page says stays together', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const { route } of pages) {
    await page.goto(route);
    const found = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, ul, ol, dl, table')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(found.length).toBeGreaterThan(10);
    expect([route, Math.max(...found) <= widest]).toEqual([route, true]);
  }
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** From now on, and from before: how far the page has shifted, as `layoutShift()` tells (CLS). */
async function watchShift(page: Page) {
  // Not a script of every document: in a sandboxed frame that is told as a fault.
  await page.evaluate(() => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => shift });
  });
}

/** What has shifted once all that was asked for is drawn. */
async function shiftOf(page: Page): Promise<unknown> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate('layoutShift()');
}

for (const { route } of pages) {
  test(`${route} does not shift when the typeface arrives late`, async ({ page }) => {
    const { release } = await holdBack(page, '**/*.woff2');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await watchShift(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.woff2'),
    );
    release();
    await arrived;
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBe(0);
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} pixels, the social ads do not shift when their pictures arrive late`, async ({
    page,
  }) => {
    const { release, held } = await holdBack(page, '**/ads/*.webp');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(socialAds.route, { waitUntil: 'domcontentloaded' });
    await watchShift(page);
    const images = page.getByRole('tabpanel').locator('img:visible');
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await expect.poll(held).toBeGreaterThan(5);
    release();
    for (const image of await images.all()) await expect(image).toHaveJSProperty('complete', true);
    expect(await shiftOf(page)).toBe(0);
  });
}
