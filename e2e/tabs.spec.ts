import type { Locator } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { expect, tabPages, test } from './fixtures';

const [first, second] = audiences;
const last = audiences.at(-1) ?? first;

/** In pixels: where an element begins, and how wide it is. */
async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  return box && [box.x, box.y, box.width];
}

for (const route of tabPages) {
  test(`${route}: tabs by mouse, with one panel at a time`, async ({ page }) => {
    await page.goto(route);
    for (const { id, name } of [...audiences, first]) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page).toHaveURL(`${route}#${id}`);
    }
  });

  for (const width of [390, 1440]) {
    test(`${route}: at ${width} pixels, another tab moves nothing above it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const places = async () => {
        const above = [
          page.getByRole('heading', { level: 1 }),
          ...(await page.getByRole('tab').all()),
        ];
        return Promise.all([...above, page.getByRole('tabpanel')].map(placeOf));
      };
      const before = await places();
      for (const { name } of [...audiences, first]) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        expect([name, await places()]).toEqual([name, before]);
      }
    });
  }

  test(`${route}: opened by its hash, a panel has a quiet mark, and hides nothing above`, async ({
    page,
  }) => {
    await page.goto(`${route}#${last.id}`);
    const panel = page.getByRole('tabpanel', { name: last.name });
    await panel.focus();
    await expect(panel).toHaveCSS('outline-style', 'none');
    await expect(panel).toHaveCSS('box-shadow', /inset/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(panel).toHaveCSS('outline-style', 'solid');
  });

  test(`${route}: prints the open panel, with its name, and no control`, async ({ page }) => {
    await page.goto(`${route}#${last.id}`);
    const main = page.getByRole('main');
    const controls = main
      .locator('button, select, input, summary, a[download], [role=tab]')
      .filter({ visible: true });
    await expect(controls).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(controls).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const name = page.getByRole('heading', { level: 2, name: last.name });
    await expect.poll(async () => (await name.boundingBox())?.height).toBeGreaterThan(20);
  });

  test(`${route}: tabs by keyboard`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole('tab', { name: first.name }).focus();
    for (const [key, { name }] of [
      ['ArrowRight', second ?? last],
      ['End', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  });

  test(`${route}: the hash opens its tab, one that names none shows the first`, async ({
    page,
  }) => {
    for (const { id, name } of audiences) {
      await page.goto('about:blank');
      await page.goto(`${route}#${id}`);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.evaluate((hash) => window.location.assign(hash), `#${first.id}`);
    await expect(page.getByRole('tabpanel', { name: first.name })).toBeVisible();
    for (const odd of ['#nobody', '#', '#%E0%A4%A', '#tab-remote"]']) {
      await page.goto('about:blank');
      await page.goto(`${route}${odd}`);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name: first.name })).toBeVisible();
      await page.getByRole('tab', { name: last.name }).click();
      await expect(page).toHaveURL(`${route}#${last.id}`);
    }
  });
}

test('a tab chosen after a hash was typed survives leaving and coming back', async ({ page }) => {
  const [route] = tabPages;
  await page.goto(route);
  await page.evaluate((hash) => window.location.assign(hash), `#${last.id}`);
  await page.getByRole('tab', { name: first.name }).click();
  await page.getByRole('main').locator(`a[href="${first.landing.route}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.landing.hero.headline);
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: first.name })).toBeVisible();
});
