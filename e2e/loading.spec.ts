import type { Page } from '@playwright/test';
import { socialAds } from '@/content/words/social-ads';
import { signInExport } from './exports';
import {
  distinctKinds,
  expect,
  holdBack,
  postViews,
  test,
  unknownPath,
  visitEach,
} from './fixtures';
import { control, expectSignedOut, sdkFiles } from './sign-in';

test.use({ viewport: { width: 390, height: 844 } });

const sdk = sdkFiles(signInExport);

/** Records everything the page requests from now on, and returns what it requested of each kind. */
function watchRequests(page: Page) {
  const urls: URL[] = [];
  const fonts = new Set<string>();
  page.on('request', (request) => {
    urls.push(new URL(request.url()));
    if (request.resourceType() === 'font') fonts.add(request.url());
  });
  const pathsIn = (files: string[]) =>
    urls.map(({ pathname }) => pathname).filter((pathname) => files.includes(pathname));
  return {
    fonts,
    elsewhere: () => urls.map(({ origin }) => origin).filter((each) => each !== urls[0]?.origin),
    posts: () => urls.filter(({ pathname }) => /^\/posts\/.*\/embed$/.test(pathname)),
    sdk: () => pathsIn(sdk).toSorted(),
  };
}

/** Checks that the only font a page has fetched is the one that it preloads. */
async function expectOneFont(page: Page, fonts: Set<string>) {
  const preloaded = page.locator('link[rel=preload][as=font]');
  await expect(preloaded).toHaveCount(1);
  expect([...fonts]).toEqual([await preloaded.evaluate((link: HTMLLinkElement) => link.href)]);
}

/** Keeps the page from being idle until `rest()` is called in it. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    const idle = new Promise<void>((resolve) => {
      Object.assign(window, { rest: resolve });
    });
    window.requestIdleCallback = (callback) => {
      void idle.then(() => whenIdle(callback));
      return 0;
    };
  });
}

/** Starts to measure how much the open page shifts (CLS), including what has already shifted. */
async function watchShift(page: Page) {
  // Not an init script: that would also run in sandboxed frames, where it causes a console error.
  await page.evaluate(() => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => shift });
  });
}

/** Checks that nothing has shifted once everything is drawn. */
async function expectNoShift(page: Page) {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate('layoutShift()')).toBe(0);
}

for (const [kind, views] of distinctKinds) {
  test(`${kind} fetch one font and, when idle, the sign-in SDK; they don't shift, and reach no other site`, async ({
    page,
  }) => {
    await keepBusy(page);
    await visitEach(page, views, async ({ route }) => {
      const requests = watchRequests(page);
      const font = await holdBack(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await watchShift(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const arrived = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith('.woff2'),
      );
      font.release();
      await arrived;
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expectNoShift(page);
      await expectOneFont(page, requests.fonts);

      // On a phone, the account control is in the menu. At this width, it's in the sidebar.
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(control(page)).toHaveAttribute('aria-busy', 'true');
      expect(requests.sdk()).toEqual([]);
      await page.evaluate('rest()');
      await expectSignedOut(page);
      expect(requests.sdk()).toEqual(sdk);

      expect(requests.posts()).toEqual([]);
      expect(requests.elsewhere()).toEqual([]);
    });
  });
}

test('posts fetch one font, and never the sign-in SDK', async ({ page }) => {
  await visitEach(page, postViews, async ({ route }) => {
    const requests = watchRequests(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await expectOneFont(page, requests.fonts);
    expect(requests.sdk()).toEqual([]);
    expect(requests.elsewhere()).toEqual([]);
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  test('fetches one font', async ({ page }) => {
    const { fonts } = watchRequests(page);
    await page.goto(unknownPath, { waitUntil: 'networkidle' });
    await expectOneFont(page, fonts);
  });
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels, the social ads do not shift when their pictures arrive late`, async ({
    page,
  }) => {
    const pictures = await holdBack(page, '**/pictures/*.webp');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(socialAds.route, { waitUntil: 'domcontentloaded' });
    await watchShift(page);
    const images = page.getByRole('tabpanel').locator('img:visible');
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await expect.poll(pictures.held).toBeGreaterThan(5);
    pictures.release();
    for (const image of await images.all()) await expect(image).toHaveJSProperty('complete', true);
    await expectNoShift(page);
  });
}

for (const [effectiveType, preloads] of [
  ['4g', 1],
  ['3g', 0],
] as const) {
  test(`with ${effectiveType}, the typeface is preloaded ${preloads} times`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: value } });
    }, effectiveType);
    await page.goto('/');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(preloads);
  });
}
