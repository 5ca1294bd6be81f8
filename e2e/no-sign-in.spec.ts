import { existsSync } from 'node:fs';
import path from 'node:path';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { exportedFiles, noSignInExport, readExported } from './exports';
import { expect, kinds, test, visitEach } from './fixtures';
import { control, sdkFiles } from './sign-in';

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

test('without an identity service, no kind of page offers sign-in or fetches anything for it', async ({
  page,
  baseURL,
}) => {
  expect(sdk.length).toBeGreaterThan(0);
  const views = kinds.flatMap(([, [first]]) => first ?? []);
  await visitEach(page, views, async ({ route }) => {
    const elsewhere: string[] = [];
    await page.route(/./, (request) => {
      const { origin, pathname } = new URL(request.request().url());
      if (origin !== baseURL || sdk.includes(pathname)) elsewhere.push(pathname);
      const file = path.join(folder, pathname === '/' ? 'index' : decodeURIComponent(pathname));
      return request.fulfill({ path: existsSync(`${file}.html`) ? `${file}.html` : file });
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('navigation', { name: shell.navigation })).toBeVisible();
    await expect(control(page)).toHaveCount(0);
    await expect(page.getByText(account.signIn)).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });
});
