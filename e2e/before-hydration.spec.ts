import type { Page } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { offer } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { sections } from '@/content/words/landing';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import { copyWords } from '@/content/words/templates';
import { expect, holdBack, landingViews, test, themeToggle } from './fixtures';
import { fileBrand, first, panelOf } from './templates';

const { exportPanel, labels, view } = emailTemplates;

const service = emailServices.at(-1) ?? emailServices[0];
const phone = '375';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openEarly(page: Page, route: string) {
  const scripts = await holdBack(page, '**/_next/static/chunks/**');
  await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return scripts.release;
}

/** What a control looks like until its press is answered. */
const pressed = { opacity: '0.6', cursor: 'progress' };

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a press of the theme toggle before the scripts arrive counts once they do', async ({
  page,
}) => {
  const [{ route, theme } = { route: '/', theme: 'light' }] = landingViews;
  const arrive = await openEarly(page, route);
  await themeToggle(page).click();
  for (const [property, value] of Object.entries(pressed))
    await expect(themeToggle(page)).toHaveCSS(property, value);
  arrive();
  await expect(page.locator('[data-theme]')).not.toHaveAttribute('data-theme', theme);
  await expect(themeToggle(page)).toHaveCSS('opacity', '1');
});

test('a press that copies the promo code counts once the scripts arrive', async ({ page }) => {
  const ticket = landingViews.find(({ landing }) => !landing.offer.action.href);
  const arrive = await openEarly(page, ticket?.route ?? '/');
  await page.getByRole('button', { name: offer.code }).click();
  arrive();
  await expect(page.getByText(sections.copyWords.copied)).toBeVisible();
  expect(await clipboard(page)).toBe(offer.code);
});

test('an email service and a width chosen early are what the early copy and download use', async ({
  page,
}) => {
  const arrive = await openEarly(page, emailTemplates.route);
  const panel = panelOf(page);
  await page.getByText(view.widths[phone], { exact: true }).click();
  await panel.getByLabel(exportPanel.provider).selectOption(service.name);
  await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: exportPanel.downloadHtml }).click();
  arrive();
  await expect(panel.getByText(copyWords.copied)).toHaveCount(1);
  expect(await clipboard(page)).toContain(service.tags.unsubscribe);
  expect((await download).suggestedFilename()).toBe(
    `${fileBrand}-${first.id}-email-${service.id}.html`,
  );
  await expect(panel.getByLabel(exportPanel.provider)).toHaveValue(service.id);
  await expect(page.getByRole('radio', { name: view.widths[phone] })).toBeChecked();
});

test('a ZIP asked for early is saved', async ({ page }) => {
  const arrive = await openEarly(page, socialAds.route);
  const download = page.waitForEvent('download');
  await panelOf(page).getByRole('button', { name: socialAds.exportPanel.zip }).click();
  arrive();
  expect((await download).suggestedFilename()).toBe(`${fileBrand}-${first.id}-campaign.zip`);
});

test('the menu opens before the scripts arrive, and is a working menu after that', async ({
  page,
}) => {
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

test('after Back, the page shows and uses what was chosen before leaving it', async ({ page }) => {
  await page.goto(emailTemplates.route);
  const panel = panelOf(page);
  await panel.getByLabel(exportPanel.provider).selectOption(service.name);
  await page.goto(socialAds.route);
  await page.goBack();
  await expect(panel.getByLabel(exportPanel.provider)).toHaveValue(service.id);
  await panel.getByRole('button', { name: exportPanel.copyText }).click();
  await expect(panel.getByText(copyWords.copied)).toHaveCount(1);
  expect(await clipboard(page)).toContain(service.tags.unsubscribe);
  await expect(panel.getByRole('link', { name: labels.open })).toBeVisible();
});
