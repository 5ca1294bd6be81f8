import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import { exportedFiles, noSignInExport, readExported } from './exports';
import { expect, followLink, kinds, landingPage, templatePage, test, visitEach } from './fixtures';
import { control, sdkFiles } from './sign-in';
import { last, markDocument, panelOf, save } from './templates';

const folder = path.resolve(noSignInExport);
const sdk = sdkFiles(folder);

test('without an identity service, no file mentions sign-in', () => {
  const html = exportedFiles(folder, '.html');
  expect(html.length).toBeGreaterThan(kinds.length);
  for (const file of html) {
    const text = readExported(folder, file);
    const files = sdk.map((address) => path.basename(address));
    const named = [account.signIn, ...files].filter((each) => text.includes(each));
    expect([file, named]).toEqual([file, []]);
  }
});

/**
 * Serves a page from the export without sign-in. Returns a list of the requests that the page shouldn't make: to other
 * sites, or for the sign-in SDK.
 */
async function serve(page: Page, baseURL: string | undefined) {
  const stray: string[] = [];
  await page.route(/./, (request) => {
    const { origin, pathname } = new URL(request.request().url());
    if (origin !== baseURL || sdk.includes(pathname)) stray.push(pathname);
    const file = path.join(folder, pathname === '/' ? 'index' : decodeURIComponent(pathname));
    return request.fulfill({ path: existsSync(`${file}.html`) ? `${file}.html` : file });
  });
  return stray;
}

test('without an identity service, no kind of page offers sign-in or fetches anything for it', async ({
  page,
  baseURL,
}) => {
  expect(sdk.length).toBeGreaterThan(0);
  const views = kinds.flatMap(([, [first]]) => first ?? []);
  await visitEach(page, views, async ({ route }) => {
    const stray = await serve(page, baseURL);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('navigation', { name: shell.navigation })).toBeVisible();
    await expect(control(page)).toHaveCount(0);
    await expect(page.getByText(account.signIn)).toHaveCount(0);
    expect(stray).toEqual([]);
  });
});

test.describe('without an identity service, no script can turn text into code', () => {
  test.use({ expectedProblems: [/TrustedHTML|Trusted Type/] });

  test('and links, tabs and downloads work all the same', async ({ page, baseURL }) => {
    await serve(page, baseURL);
    await page.goto(landingPage.route);
    const isSameDocument = await markDocument(page);
    await followLink(page, templatePage);
    await page.getByRole('tab', { name: last.name }).click();
    await expect(panelOf(page, last.name)).toBeVisible();
    await followLink(page, { route: socialAds.route, heading: socialAds.title });
    await save(panelOf(page).getByRole('button', { name: socialAds.exportPanel.zip }));
    await followLink(page, landingPage);
    await isSameDocument();
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          // In a timer, so that it runs as the page's own code. What the debugger runs isn't restricted.
          setTimeout(() => {
            try {
              document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
              resolve('done');
            } catch (error) {
              resolve(String(error));
            }
          });
        }),
    );
    expect(refused).toContain('TypeError');
  });
});
