import type { Page } from '@playwright/test';
import { audiences } from '@/lib/campaigns';
import { shell } from '@/content/words/shell';
import {
  expect,
  kinds,
  landingPage,
  tabPages,
  templatePage,
  templateRoute,
  test,
  themeToggle,
  visitEach,
} from './fixtures';
import { control } from './sign-in';

test.use({ javaScriptEnabled: false });

/** Checks that the phone's menu opens, closes on Escape, and leads to another page. */
async function expectWorkingMenu(page: Page, leadsTo: string) {
  const button = page.getByRole('button', { name: shell.openMenu });
  const menu = page.getByRole('dialog', { name: shell.navigation });
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.locator(`a[href="${leadsTo}"]`).click();
  await expect(page).toHaveURL(leadsTo);
}

for (const [kind, views] of kinds) {
  test(`${kind} show everything in their own theme, and their menu works`, async ({ page }) => {
    await visitEach(page, views, async ({ route, theme }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
      await expect(themeToggle(page)).toBeHidden();
      await expect(control(page)).toBeHidden();
      const headings = page.locator('main').locator('h1, h2, h3');
      await expect(headings.filter({ visible: true })).toHaveCount(await headings.count());
    });
    // It's the same menu on every page of a kind.
    await page.goto(views[0]?.route ?? '');
    await expectWorkingMenu(page, (views[0]?.landing ? templatePage : landingPage).route);
  });
}

for (const route of tabPages) {
  test(`${route}: each tab leads to its audience`, async ({ page }) => {
    await page.goto(route);
    for (const { id, name } of audiences) {
      await page.getByRole('tab', { name }).press('Enter');
      await expect(page).toHaveURL(templateRoute(route, id));
      await expect(page.getByRole('tabpanel', { name })).toBeInViewport();
    }
  });
}
