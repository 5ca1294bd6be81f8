import type { Page } from '@playwright/test';
import { socialAds } from '@/content/social-ads';
import { expect, holdBack, pages, postRoutes, test, themeToggle } from './fixtures';

const routes = [...pages.map(({ route }) => route), ...postRoutes];

for (const route of routes) {
  test(`${route} never scrolls sideways, from 320 pixels on`, async ({ page }) => {
    for (const width of [320, 390, 640, 768, 1024, 1280, 1536, 1920]) {
      await page.setViewportSize({ width, height: 800 });
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

test('the theme toggle stays at the top right and covers no other control', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const toggle = await themeToggle(page).boundingBox();
    if (!toggle) throw new Error('The toggle is not shown.');
    expect(toggle.y + toggle.height).toBeLessThan(60);
    expect(width - (toggle.x + toggle.width)).toBeLessThan(20);
    for (const other of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
      const box = await other.boundingBox();
      if (!box || (box.x === toggle.x && box.y === toggle.y)) continue;
      expect(box.x + box.width).toBeLessThanOrEqual(toggle.x);
    }
  }
});

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
