import type { Locator } from '@playwright/test';
import { templateWords } from '@/content/words/templates';
import { audiences } from '@/lib/campaigns';
import { expect, few, holdBack, tabPages, test } from './fixtures';
import { first, last, markDocument, panelOf } from './templates';

const [, ...others] = audiences;
const [second = first] = others;

/** What a marketer has chosen, and what isn't ours. */
const settings = '?scheme=dark&utm_source=x';

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
      await page.goto(route + settings);
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
      // It's open already, so this isn't a step of the history.
      await click(first.name);
      for (const { id, name } of walk) {
        await click(name);
        await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
        await expect(page.getByRole('tab', { name })).toBeFocused();
        await expect(page).toHaveURL(`${route}/${id}${settings}`);
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
      await expect(page).toHaveURL(route + settings);
      await expectNoReload();
    }
});

// The rest is the same code on both pages.
const [route] = tabPages;

test('by key, tabs switch at once, however slow, and one Back leaves them', async ({ page }) => {
  await page.goto('/');
  await page.goto(route, { waitUntil: 'networkidle' });
  const release = await holdBack(page, `**${route}/**`);
  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: first.name }).focus();
  for (const [key, { name }] of [
    ['ArrowRight', second],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  const isWaiting = others.length > 0;
  await expect(panel).toHaveAttribute('aria-busy', String(isWaiting));
  await expect(panel).toHaveJSProperty('inert', isWaiting);
  release();
  await expect(panelOf(page, last.name)).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(isWaiting ? `${route}/${last.id}` : route);
  await page.goBack();
  await expect(page).toHaveURL('/');
});
