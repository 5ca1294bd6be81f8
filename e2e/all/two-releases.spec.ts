// A new release comes while somebody looks at a page of the last one. The two exports stand for the
// two releases: they share some of their scripts, as releases do.
import type { Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import { studio } from '@/content/words/studio';
import { signInSite } from '../exports';
import { expect, followLink, landingPage, studioRoutes, templatePage, test } from '../fixtures';

/** From now on, the site has the other release's files, besides those that `isKept` names. */
const release = (page: Page, baseURL: string, isKept = (_path: string) => false) =>
  page.route(`${baseURL}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (isKept(pathname)) return route.continue();
    // A host says where it's moved to in full.
    const response = await route.fetch({ url: signInSite + pathname + search, maxRedirects: 0 });
    return route.fulfill({ response });
  });

test('a page of the last release leads to every page of this one', async ({ page, baseURL }) => {
  for (const { route, heading } of [landingPage, templatePage]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await release(page, baseURL ?? '');
    for (const to of [templatePage, landingPage])
      if (to.route !== route) await followLink(page, to);
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'wait' });
  }
});

for (const studioRoute of studioRoutes.slice(0, 1))
  test(`one that links to ${studioRoute} leads to this one’s`, async ({ page, baseURL }) => {
    await page.goto(templatePage.route);
    await release(page, baseURL ?? '');
    await page.locator(`a[href^="${studioRoute}"]`).filter({ visible: true }).first().click();
    await expect(page.getByRole('main', { name: studio.wall.label })).toBeVisible();
    const ads = page.getByRole('region', { name: studio.wall.kinds.ads, exact: true });
    await expect(ads).toBeVisible();
  });

test('a page with the other’s files can be read', async ({ page, baseURL, expected }) => {
  expected.push(/^404: .*\/_next\/static\/|status of 404|MIME type/);
  await release(page, baseURL ?? '', (path) => !path.includes('/_next/'));
  for (const { route, heading } of [landingPage, templatePage]) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'lost');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(shell.lost)).toBeVisible();
  }
  await followLink(page, landingPage);
  await page.unrouteAll({ behavior: 'wait' });
});
