import { existsSync } from 'node:fs';
import path from 'node:path';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { noSignInExport } from './exports';
import { expect, landingPage, test } from './fixtures';
import { sdkFiles } from './sign-in';

const folder = path.resolve(noSignInExport);

test.describe('without an identity service', () => {
  test.use({ expectedProblems: [/TrustedHTML|Trusted Type/] });

  test('nothing is fetched for one, and no script can turn text into code', async ({
    page,
    baseURL,
  }) => {
    const stray: string[] = [];
    await page.route(/./, (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== baseURL || sdkFiles(folder).includes(pathname)) stray.push(pathname);
      const file = path.join(folder, decodeURIComponent(pathname));
      return route.fulfill({ path: existsSync(`${file}.html`) ? `${file}.html` : file });
    });
    await page.goto(landingPage.route, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('navigation', { name: shell.navigation })).toBeVisible();
    await expect(page.getByRole('button', { name: account.signIn })).toHaveCount(0);
    expect(stray).toEqual([]);
    // In a task of the page's own: what the debugger runs isn't restricted.
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'));
    });
    expect((await thrown).name).toBe('TypeError');
  });
});
