import { audiences } from '@/content/audiences';
import { expect, pages, tabPages, test, themeToggle } from './fixtures';
import { control } from './sign-in';

test.use({ javaScriptEnabled: false });

for (const { route, theme } of pages) {
  test(`${route} reads whole without a script, in its own theme`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    await expect(themeToggle(page)).toBeHidden();
    await expect(control(page)).toBeHidden();
    for (const heading of await page.getByRole('main').getByRole('heading').all())
      await expect(heading).toBeVisible();
  });
}

for (const route of tabPages) {
  test(`${route}: every panel shows, and each tab leads to its own`, async ({ page }) => {
    await page.goto(route);
    for (const { id, name } of audiences) {
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await page.getByRole('tab', { name }).press('Enter');
      await expect(page).toHaveURL(`${route}#${id}`);
      await expect(page.getByRole('tabpanel', { name })).toBeInViewport();
    }
  });
}
