import path from 'node:path';
import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { audiences } from '@/content/audiences';
import { shell } from '@/content/words/shell';
import { exportedFiles, readExported, signInExport } from './exports';
import { expect, pages, postRoutes, test } from './fixtures';
import { control, expectSignedOut, sdkFiles, signInButton } from './sign-in';

const [{ landing }] = audiences;
const sdk = sdkFiles(signInExport);

/** The files of the SDK that a page has asked for, up to now. */
function watchSdk(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!sdk.includes(pathname)) return;
    fetched.push(pathname);
    fetched.sort();
  });
  return fetched;
}

/** A browser that is never idle. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('no file of the SDK is in the first load of any page', () => {
  expect(sdk.length).toBeGreaterThan(0);
  const html = exportedFiles(signInExport, '.html');
  expect(html.length).toBeGreaterThan(pages.length);
  for (const file of html) {
    const text = readExported(signInExport, file);
    const named = sdk.filter((address) => text.includes(path.basename(address)));
    expect({ file, named }).toEqual({ file, named: [] });
  }
});

for (const { route } of pages) {
  test(`${route} fetches the SDK once the browser is idle, and not before`, async ({ page }) => {
    const fetched = watchSdk(page);
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
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(control(page)).toHaveAttribute('aria-busy', 'true');
    expect(fetched).toEqual([]);
    await page.evaluate('rest()');
    await expectSignedOut(page);
    expect(fetched).toEqual(sdk);
  });
}

const reaches = {
  'a pointer over it': (page: Page) => signInButton(page).hover(),
  'the focus on it': (page: Page) => signInButton(page).focus(),
};

for (const [what, reach] of Object.entries(reaches)) {
  test(`with no idle moment, ${what} fetches the SDK, and nothing from outside`, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) outside.push(request.url());
    });
    await keepBusy(page);
    const fetched = watchSdk(page);
    await page.goto(landing.route, { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await reach(page);
    await expect(control(page)).toContainText(account.notSignedIn);
    expect(fetched).toEqual(sdk);
    expect(outside).toEqual([]);
  });
}

test('with no idle moment, opening the menu fetches the SDK', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepBusy(page);
  const fetched = watchSdk(page);
  await page.goto(landing.route, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(control(page)).toContainText(account.notSignedIn);
  expect(fetched).toEqual(sdk);
});

for (const route of postRoutes) {
  test(`${route}, which has no account control, never fetches the SDK`, async ({ page }) => {
    const fetched = watchSdk(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });
}
