import type { Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import { expect, landingPage, templatePage, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: shell.navigation });

test('the menu opens with focus inside, keeps it there, and returns it on Escape', async ({
  page,
}) => {
  await page.goto(landingPage.route);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    const inside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog') !== null ||
        document.activeElement === document.body,
    );
    expect(inside).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the close button closes the menu and returns focus', async ({ page }) => {
  await page.goto(landingPage.route);
  await button(page).click();
  await page.getByRole('button', { name: shell.closeMenu }).click();
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a tap outside closes the menu, even on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(landingPage.route);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(menu(page)).toBeHidden();
});

test('the page behind the open menu is dimmed and does not scroll', async ({ page }) => {
  await page.goto(landingPage.route);
  await button(page).click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const backdrop = await menu(page).evaluate(
    (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
  );
  expect(backdrop).toBe('rgba(0, 0, 0, 0.6)');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a link opens its page with the menu closed; the link to the current page is marked', async ({
  page,
}) => {
  await page.goto(landingPage.route);
  await button(page).click();
  await menu(page).locator(`a[href="${templatePage.route}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(templatePage.heading);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute(
    'href',
    templatePage.route,
  );
  await menu(page).locator(`a[href="${templatePage.route}"]`).click();
  await expect(menu(page)).toBeHidden();
});

test('from 1024 pixels up, the sidebar replaces the menu', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: shell.navigation });
  await page.goto(landingPage.route);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(button(page)).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(button(page)).toBeHidden();
  await expect(sidebar).toBeVisible();
});
