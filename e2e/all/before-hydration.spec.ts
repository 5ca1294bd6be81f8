// What someone presses before a page's scripts have arrived.
import type { Page } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { copyWords } from '@/content/words/templates';
import { expect, holdBack, landingViews, test, themeToggle } from '../fixtures';
import { nameOf, panelOf } from '../templates';

const { exportPanel, route: emails, view } = emailTemplates;
const service = emailServices.at(-1) ?? emailServices[0];

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openEarly(page: Page, route: string) {
  const scripts = await holdBack(page, '**/_next/static/chunks/**');
  await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return scripts.release;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a press of the theme toggle counts once the scripts arrive', async ({ page }) => {
  const [{ route, theme } = { route: '/', theme: 'light' }] = landingViews;
  const arrive = await openEarly(page, route);
  await themeToggle(page).click();
  await expect(themeToggle(page)).toHaveCSS('cursor', 'progress');
  arrive();
  await expect(page.locator('[data-theme]')).not.toHaveAttribute('data-theme', theme);
  await expect(themeToggle(page)).not.toHaveCSS('cursor', 'progress');
});

test('settings that are chosen early are what an early copy and download use', async ({ page }) => {
  const arrive = await openEarly(page, emails);
  const panel = panelOf(page);
  await page.getByText(view.widths['375'], { exact: true }).click();
  await panel.getByLabel(exportPanel.provider).selectOption(service.name);
  await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: exportPanel.downloadHtml }).click();
  arrive();
  await expect(panel.getByText(copyWords.copied)).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(service.tags.unsubscribe);
  expect((await download).suggestedFilename()).toBe(nameOf(`email-${service.id}.html`));
  await expect(page.getByRole('radio', { name: view.widths['375'] })).toBeChecked();
  // A browser that goes back fills in what was chosen.
  await page.goto('/');
  await page.goBack();
  await expect(panel.getByLabel(exportPanel.provider)).toHaveValue(service.id);
});

test('the menu opens, and is a working menu after that', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openEarly(page, '/');
  const menu = page.getByRole('dialog', { name: shell.navigation });
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(menu).toBeVisible();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  await menu.getByRole('button', { name: shell.closeMenu }).click();
  await expect(menu).toBeHidden();
});
