import type { Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import { expect, landingPage, templatePage, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: shell.navigation });

test('opens with focus inside, keeps it there, and gives it back on Escape', async ({ page }) => {
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

test('its close button closes it and gives focus back', async ({ page }) => {
  await page.goto(landingPage.route);
  await button(page).click();
  await page.getByRole('button', { name: shell.closeMenu }).click();
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a tap outside closes it, on the narrowest phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(landingPage.route);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(menu(page)).toBeHidden();
});

test('the page behind is dimmed and does not scroll while it is open', async ({ page }) => {
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

test('a link leads to its page and the menu is closed there; the page it is on is marked', async ({
  page,
}) => {
  await page.goto(landingPage.route);
  await button(page).click();
  await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute(
    'href',
    landingPage.route,
  );
  await menu(page).locator(`a[href="${templatePage.route}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(templatePage.heading);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await menu(page).locator(`a[href="${templatePage.route}"]`).click();
  await expect(menu(page)).toBeHidden();
});

test('the sidebar takes its place from 1024 pixels on', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: shell.navigation });
  await page.goto(landingPage.route);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(button(page)).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(button(page)).toBeHidden();
  await expect(sidebar).toBeVisible();
});
