import type { Locator, Page } from '@playwright/test';
import type { Landing } from '@/content/schema';
import { expect, landingViews, test, visitEach } from './fixtures';

/** In pixels: a phone's screen and two common laptop screens. */
const screens = [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const;

/** An element's box, with its right and bottom edges. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} isn't shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The addresses of the controls on the first screen that are filled with the accent color. */
function filledWithAccent(page: Page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('a, button')]
      .filter((control) => getComputedStyle(control).backgroundColor === accent)
      .filter((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((control) => control.getAttribute('href'));
  });
}

/** Checks that the first screen says what the page is about, shows the top of its panel, and has one primary action. */
async function expectFirstScreen(page: Page, { hero }: Landing) {
  const main = page.getByRole('main');
  const [primary, secondary] = hero.actions;
  for (const part of [
    page.getByRole('heading', { level: 1, name: hero.headline }),
    main.getByText(hero.lede, { exact: true }),
    main.getByRole('link', { name: primary.label }).first(),
    main.getByRole('link', { name: secondary.label }),
    ...hero.assurances.map((assurance) => main.getByText(assurance, { exact: true })),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 2, name: hero.panel.title })).toBeInViewport();
  expect(new Set(await filledWithAccent(page))).toEqual(new Set([primary.href]));
}

/** Checks that the lead feature's drawing is above its heading, or beside it on a wide screen, and large enough. */
async function expectDrawing(page: Page, { features }: Landing, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const [{ title }] = features.items;
  const drawing = page.locator('#features svg[aria-hidden]:has(rect, text)').first();
  await expect(drawing).toBeVisible();
  const drawn = await boxOf(drawing);
  const words = await boxOf(page.getByRole('heading', { level: 3, name: title }));
  expect(drawn.width).toBeGreaterThan(width === 320 ? 280 : 600);
  if (width === 320) expect(drawn.bottom).toBeLessThan(words.y);
  else expect(drawn.right).toBeLessThan(words.x);
}

test('a landing page’s first screen says what it offers; its lead drawing is large', async ({
  page,
}) => {
  await visitEach(page, landingViews, async ({ route, landing }) => {
    await page.goto(route);
    for (const [width, height] of screens) {
      await test.step(`${width} by ${height} pixels`, async () => {
        await page.setViewportSize({ width, height });
        await expectFirstScreen(page, landing);
      });
    }
    if (landing.features.items[0].drawing)
      for (const width of [320, 1440]) await expectDrawing(page, landing, width);
  });
});
