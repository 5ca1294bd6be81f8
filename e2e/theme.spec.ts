import type { Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { shell } from '@/content/words/shell';
import { themeColors } from '@/lib/theme-colors';
import { computed } from './emails';
import { expect, followLink, pages, test, themeToggle } from './fixtures';

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const root = page.locator('html');
  await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', theme);
  await expect(root).toHaveCSS('color-scheme', theme);
  const color = themeColors[theme];
  await expect(page.locator('body')).toHaveCSS('background-color', computed(color));
  // The browser's own bar goes along.
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', color);
  await expect(themeToggle(page)).toHaveAccessibleName(
    theme === 'light' ? shell.toDark : shell.toLight,
  );
}

for (const { route, theme } of pages) {
  test(`${route} opens ${theme}, switches, and forgets on reload`, async ({ page }) => {
    const other = theme === 'light' ? 'dark' : 'light';
    await page.goto(route);
    await expectTheme(page, theme);
    await themeToggle(page).click();
    await expectTheme(page, other);
    await page.reload();
    await expectTheme(page, theme);
  });
}

test('the theme is forgotten on navigation, there and back', async ({ page }) => {
  const [one, two] = audiences
    .filter(({ landing }) => landing.theme === 'dark')
    .map(({ landing }) => landing);
  if (!one || !two) throw new Error('This needs two pages with the same default.');
  await page.goto(one.route);
  await themeToggle(page).click();
  await expectTheme(page, 'light');
  await followLink(page, two);
  await expectTheme(page, 'dark');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.hero.headline);
  await expectTheme(page, 'dark');
  const stored = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(stored).toEqual([0, 0, '']);
});
