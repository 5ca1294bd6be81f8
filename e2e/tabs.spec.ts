import type { Locator } from '@playwright/test';
import { templateWords } from '@/content/words/templates';
import { audiences } from '@/lib/campaigns';
import { expect, few, tabPages, test } from './fixtures';
import { first, last, markDocument, panelOf } from './templates';

const [, ...others] = audiences;
const [second = first] = others;

/** Every tab but the first, then the first again. */
const walk = others.length > 0 ? [...others, first] : [];

const placesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]),
  );

test('each tab opens its page in place, and nothing above it moves', async ({ page }) => {
  for (const route of few(tabPages))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const expectNoReload = await markDocument(page);
      // Scrolls down a little. The page has to stay there.
      await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
      const places = () => placesOf(page.locator('h1, [role=tab], [role=tabpanel]'));
      const before = await places();
      // Clicks with the mouse, as a person does: Playwright's own click would scroll first.
      const click = async (name: string) => {
        const box = (await page.getByRole('tab', { name }).boundingBox())!;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      };
      for (const { id, name } of walk) {
        await click(name);
        await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
        await expect(page.getByRole('tab', { name })).toBeFocused();
        await expect(page).toHaveURL(`${route}/${id}`);
        await expect(page).toHaveTitle(new RegExp(` ${templateWords.for} ${name} `));
        await expect(panelOf(page, name)).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        expect([name, await places()]).toEqual([name, before]);
      }
      // Each click is a step of the history.
      for (const { name } of walk.slice(0, -1).toReversed()) {
        await page.goBack();
        await expect(panelOf(page, name)).toBeVisible();
      }
      if (walk.length > 0) await page.goBack();
      await expect(page).toHaveURL(route);
      await expectNoReload();
    }
});

test('by key, a tab opens and keeps the focus', async ({ page }) => {
  const [route] = tabPages;
  await page.goto(route);
  await page.getByRole('tab', { name: first.name }).focus();
  for (const [key, { id, name }] of [
    ['ArrowRight', second],
    ['End', last],
    ['Home', first],
    ['ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(panelOf(page, name)).toBeVisible();
    await expect(page).toHaveURL(`${route}/${id}`);
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  }
});
