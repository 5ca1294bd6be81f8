import { audiences } from '@/content/audiences';
import { expect, tabPages, test } from './fixtures';

const [first, second] = audiences;
const last = audiences.at(-1) ?? first;

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
