import { existsSync } from 'node:fs';
import path from 'node:path';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { noSignInExport } from './exports';
import { expect, pages, test, visitEach } from './fixtures';
import { control, sdkFiles } from './sign-in';

const folder = path.resolve(noSignInExport);
const sdk = sdkFiles(folder);

test('without an identity service, no page offers sign-in or fetches anything for it', async ({
  page,
  baseURL,
}) => {
  expect(sdk.length).toBeGreaterThan(0);
  await visitEach(page, pages, async ({ route }) => {
    const elsewhere: string[] = [];
    await page.route(/./, (request) => {
      const { origin, pathname } = new URL(request.request().url());
      if (origin !== baseURL || sdk.includes(pathname)) elsewhere.push(pathname);
      const file = path.join(folder, pathname === '/' ? 'index' : decodeURIComponent(pathname));
      return request.fulfill({ path: existsSync(`${file}.html`) ? `${file}.html` : file });
    });
    await page.goto(route);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('navigation', { name: shell.navigation })).toBeVisible();
    await expect(control(page)).toHaveCount(0);
    await expect(page.getByText(account.signIn)).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });
});
