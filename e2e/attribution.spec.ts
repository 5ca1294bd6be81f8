import type { Page } from '@playwright/test';
import { brand } from '@/content/brand';
import { expect, followLink, landingPage, templatePage, test } from './fixtures';

const asked =
  '?utm_source=linkedin&utm_medium=paid+social&utm_campaign=q1%7Cremote' +
  '&utm_content=%22%3E%3Cscript%3E&utm_id=1&name=Eve';
const passedOn = [
  ['utm_source', 'linkedin'],
  ['utm_medium', 'paid social'],
  ['utm_campaign', 'q1|remote'],
];
const website = brand.links.website.href;

/** Follows the first link to the provider's website, and lists the query that the website gets. */
async function followed(page: Page) {
  await page.context().route(`${website}/**`, (request) => request.fulfill({ body: 'elsewhere' }));
  const link = page.locator(`a[href^="${website}"]:visible`).first();
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return [...new URL(opened.url()).searchParams];
}

test('the provider gets the valid campaign values of a visit; they aren’t stored', async ({
  page,
}) => {
  await page.goto(`${landingPage.route}${asked}`);
  expect(await followed(page)).toEqual(passedOn);
  // Also if the visitor looks at another page first.
  await followLink(page, templatePage);
  expect(await followed(page)).toEqual(passedOn);
  const stored = await page.evaluate(() => [
    document.cookie,
    localStorage.length + sessionStorage.length,
  ]);
  expect(stored).toEqual(['', 0]);
  await page.goto('/');
  expect(await followed(page)).toEqual([]);
});
