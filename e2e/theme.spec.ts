import type { Page } from '@playwright/test';
import type { Theme } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { expect, followLink, test, themeToggle } from './fixtures';

const other = (theme: Theme) => (theme === 'light' ? 'dark' : 'light');

async function expectTheme(page: Page, theme: Theme) {
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

test('the theme is forgotten on every navigation, Back included, and stored nowhere', async ({
  page,
}) => {
  await page.goto(emailTemplates.route);
  await expectTheme(page, emailTemplates.theme);
  await themeToggle(page).click();
  await expectTheme(page, other(emailTemplates.theme));
  await followLink(page, { ...socialAds, heading: socialAds.title });
  await expectTheme(page, socialAds.theme);
  await themeToggle(page).click();
  await expectTheme(page, other(socialAds.theme));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailTemplates.title);
  await expectTheme(page, emailTemplates.theme);
  const stored = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(stored).toEqual([0, 0, '']);
});
