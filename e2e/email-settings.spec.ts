import type { Page } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { templateWords } from '@/content/words/templates';
import { expect, expectReadable, test } from './fixtures';
import { first, last, others, panelOf } from './templates';

const { exportPanel, route, view } = emailTemplates;

const service = emailServices.at(-1) ?? emailServices[0];
const query = `?width=375&scheme=forced&person=empty&service=${service.id}`;

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

/** Changes every setting with the page's controls. */
async function setEverything(page: Page) {
  await choose(page, view.widths['375']);
  await choose(page, view.schemes.forced);
  await page.getByLabel(view.person).selectOption(view.people.empty);
  await page.getByLabel(exportPanel.provider).selectOption(service.name);
}

async function expectSet(page: Page) {
  for (const name of [view.widths['375'], view.schemes.forced])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByLabel(view.person)).toHaveValue('empty');
  await expect(page.getByLabel(exportPanel.provider)).toHaveValue(service.id);
}

async function expectDefaults(page: Page) {
  for (const name of [view.widths['640'], view.schemes.light])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByLabel(view.person)).toHaveValue('sample');
  await expect(page.getByLabel(exportPanel.provider)).toHaveValue(emailServices[0].id);
}

test('the settings are in the address, and survive a reload, another tab, and Back', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(`${route}?utm_source=x`);
  await setEverything(page);
  await expectSet(page);
  await expect(page).toHaveURL(`${route}?utm_source=x&${query.slice(1)}`);
  await page.reload();
  await expectSet(page);
  for (const { id, name } of others) {
    await page.getByRole('tab', { name }).click();
    await expect(panelOf(page, name)).toBeVisible();
    await expect(page).toHaveURL(`${route}/${id}?utm_source=x&${query.slice(1)}`);
    await expectSet(page);
  }
  for (const { name } of [first, ...others].slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(panelOf(page, name)).toBeVisible();
    await expectSet(page);
  }
  // Changing a setting adds no history entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the address sets everything, and drops a setting that goes back to its default', async ({
  page,
}) => {
  await page.goto(`${route}/${last.id}${query}`);
  await expectSet(page);
  await choose(page, view.schemes.light);
  await page.getByLabel(view.person).selectOption(view.people.sample);
  await page.getByLabel(exportPanel.provider).selectOption(emailServices[0].name);
  await expect(page).toHaveURL(`${route}/${last.id}?width=375`);
});

test('a link to the page without settings brings the defaults back', async ({ page }) => {
  await page.goto(`${route}${query}`);
  await expectSet(page);
  await page
    .getByRole('navigation', { name: shell.navigation })
    .getByRole('link', { name: emailTemplates.title })
    .click();
  await expect(page).toHaveURL(route);
  await expectDefaults(page);
});

test('a setting that can’t be read is named; the next change drops it and keeps the rest', async ({
  page,
}) => {
  await page.goto(`${route}?width=9&scheme=dark&person=me&service=nobody&utm_source=x`);
  const notice = page.getByRole('status').filter({ hasText: templateWords.unread });
  await expect(notice).toHaveText(`${templateWords.unread} width=9, person=me, service=nobody.`);
  await expectReadable(notice);
  await expect(page.getByRole('radio', { name: view.schemes.dark })).toBeChecked();
  await expect(page.getByLabel(exportPanel.provider)).toHaveValue(emailServices[0].id);
  await choose(page, view.widths['375']);
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(`${route}?width=375&scheme=dark&utm_source=x`);
});
