import type { Page } from '@playwright/test';
import { audiences, offer } from '@/lib/campaigns';
import { shell } from '@/content/words/shell';
import { sections } from '@/content/words/landing';
import { expect, expectReadable, refuseClipboard, test } from './fixtures';

const landings = audiences.map(({ landing }) => landing);

// Each kind of action is tried once, on the first page that has it. A kind that no page has isn't tried.
const actions = landings.flatMap(({ route, hero, offer: { action } }) =>
  [...hero.actions, action].map(({ label, href = '' }) => ({ route, label, href })),
);
const elsewhere = actions.filter(({ href }) => href.startsWith('https://')).slice(0, 1);
const onThisPage = actions.filter(({ href }) => href.startsWith('#')).slice(0, 1);
const copying = landings.filter((landing) => !landing.offer.action.href).slice(0, 1);

for (const { route, label, href } of elsewhere) {
  test('an action that leads elsewhere opens a new tab', async ({ page, context }) => {
    await context.route(href, (request) => request.fulfill({ body: 'elsewhere' }));
    await page.goto(route);
    const link = page.getByRole('main').getByRole('link', { name: `${label} ${shell.newTab}` });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.first().click()]);
    await expect(opened).toHaveURL(href);
    await expect(page).toHaveURL(route);
  });
}

for (const { route, label, href } of onThisPage) {
  test('an action that stays on the page moves to its section', async ({ page }) => {
    await page.goto(route);
    await page.getByRole('main').getByRole('link', { name: label }).first().click();
    await expect(page).toHaveURL(`${route}${href}`);
    await expect(page.locator(href).getByRole('heading', { level: 2 })).toBeInViewport();
  });
}

for (const { route, offer: content } of copying) {
  const copy = (page: Page) => page.getByRole('button', { name: content.action.label });

  test("the offer's button copies the code, says so, and sends nothing", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route, { waitUntil: 'networkidle' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await copy(page).click();
    await expectReadable(page.getByRole('status').filter({ hasText: sections.copyWords.copied }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(offer.code);
    // Meanwhile, frames further down may come into view and fetch what they show, and their icon.
    expect(sent.filter((url) => !/\/(?:posts\/|films\/|_next\/static\/|icon\.)/.test(url))).toEqual(
      [],
    );
  });

  test('if the clipboard is refused, the code is selected and the page says what to press', async ({
    page,
  }) => {
    await page.goto(route);
    await refuseClipboard(page);
    await copy(page).click();
    await expectReadable(page.getByRole('status').filter({ hasText: sections.copyWords.refused }));
    await expect(page.getByRole('textbox', { name: content.action.label })).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(offer.code);
  });
}
