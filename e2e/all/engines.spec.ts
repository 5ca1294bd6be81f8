// A quick visit to every page in Firefox and WebKit, and what engines tend to do differently.
// Chromium runs all the other browser tests.
import type { Page } from '@playwright/test';
import { emailTemplates } from '@/content/words/email-templates';
import { sections } from '@/content/words/landing';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import { offer } from '@/lib/campaigns';
import { layoutProblems } from '../fits';
import { expect, expectTheme, otherTheme, test, themeToggle, visitEach } from '../fixtures';
import { distinctKinds, landingPage, landingViews, type View } from '../views';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const expectHeading = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

function headingOf({ route, landing }: View) {
  if (landing) return landing.hero.headline;
  return route.startsWith(emailTemplates.route) ? emailTemplates.title : socialAds.title;
}

async function expectPhone(page: Page, { landing }: View) {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(layoutProblems)).toEqual([]);
  const menu = page.getByRole('dialog', { name: shell.navigation, exact: true });
  const open = button(page, shell.openMenu);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button(page, shell.closeMenu).click(),
  ]) {
    await open.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await open.click();
  // Firefox reports an email's frame as failed if somebody leaves the page while it loads.
  const to = landing ? { route: socialAds.route, heading: socialAds.title } : landingPage;
  await menu.locator(`a[href="${to.route}"]`).click();
  await expectHeading(page, to.heading);
  await expect(menu).toBeHidden();
}

for (const [kind, views] of distinctKinds)
  test(`${kind} open, fit, switch theme until a reload, and have a menu`, async ({ page }) => {
    await visitEach(page, views, async (view) => {
      await page.goto(view.route);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectHeading(page, headingOf(view));
      await expect.poll(() => page.evaluate(layoutProblems)).toEqual([]);
      await expectTheme(page, view.theme);
      await themeToggle(page).click();
      await expectTheme(page, otherTheme(view.theme));
      await page.reload();
      await expectTheme(page, view.theme);
      await expectPhone(page, view);
    });
  });

test('each offer’s button copies the code, or else selects it', async ({ page }) => {
  await visitEach(page, landingViews, async ({ route }) => {
    await page.goto(route);
    const copy = button(page, sections.copy);
    await copy.click();
    const status = page.getByRole('status');
    await expect(status.filter({ hasText: sections.copyWords.copied })).toBeAttached();
    // As a browser does that denies access.
    await page.evaluate(() => {
      navigator.clipboard.write = () =>
        Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await copy.click();
    await expect(status.filter({ hasText: sections.copyWords.refused })).toBeAttached();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(offer.code);
  });
});
