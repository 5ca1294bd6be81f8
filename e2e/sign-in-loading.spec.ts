import path from 'node:path';
import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { exportedFiles, readExported, signInExport } from './exports';
import { expect, landingPage, pages, test } from './fixtures';
import { control, sdkFiles, signInButton } from './sign-in';

const sdk = sdkFiles(signInExport);

/** The SDK files that a page has requested so far, as a list that keeps growing. */
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

/** Keeps the browser from ever being idle. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('no page’s HTML refers to a file of the SDK', () => {
  expect(sdk.length).toBeGreaterThan(0);
  const html = exportedFiles(signInExport, '.html');
  expect(html.length).toBeGreaterThan(pages.length);
  for (const file of html) {
    const text = readExported(signInExport, file);
    const named = sdk.filter((address) => text.includes(path.basename(address)));
    expect({ file, named }).toEqual({ file, named: [] });
  }
});

const reaches = {
  'hovering over the button': (page: Page) => signInButton(page).hover(),
  'focusing the button': (page: Page) => signInButton(page).focus(),
};

for (const [what, reach] of Object.entries(reaches)) {
  test(`in a busy browser, ${what} fetches the SDK, and nothing from other sites`, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) outside.push(request.url());
    });
    await keepBusy(page);
    const fetched = watchSdk(page);
    await page.goto(landingPage.route, { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await reach(page);
    await expect(control(page)).toContainText(account.notSignedIn);
    expect(fetched).toEqual(sdk);
    expect(outside).toEqual([]);
  });
}

test('in a busy browser, opening the menu fetches the SDK', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepBusy(page);
  const fetched = watchSdk(page);
  await page.goto(landingPage.route, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(control(page)).toContainText(account.notSignedIn);
  expect(fetched).toEqual(sdk);
});
