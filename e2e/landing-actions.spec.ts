import type { Page } from '@playwright/test';
import type { Landing } from '@/content/schema';
import { expect, landingViews, test, visitEach } from './fixtures';

/** In pixels: a phone's screen and a laptop's. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * Scrolls through the open page a quarter of a screen at a time. Lists how far it had scrolled, in screens, wherever a
 * visitor could press one of the page's actions.
 */
function actionsAlong(page: Page, { hero, offer }: Landing) {
  return page.evaluate(
    (labels) => {
      const { documentElement: root } = document;
      const end = root.scrollHeight - innerHeight;
      const controls = [...document.querySelectorAll('header a, main a, main button')].filter(
        (each) => labels.some((label) => each.textContent?.startsWith(label)),
      );
      const found = [];
      for (let y = 0; y < end + innerHeight / 4; y += innerHeight / 4) {
        root.scrollTo({ top: Math.min(y, end), behavior: 'instant' });
        const canPress = controls.some((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return control.contains(
            document.elementFromPoint((left + right) / 2, (top + bottom) / 2),
          );
        });
        if (canPress) found.push(root.scrollTop / innerHeight);
      }
      return { found, end: end / innerHeight };
    },
    [hero.actions[0].label, offer.action.label, offer.where.link?.label ?? hero.actions[0].label],
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const viewport of screens) {
      test(`at ${viewport.width} pixels, an action is never two screens away`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await visitEach(page, landingViews, async ({ route, landing }) => {
          await page.goto(route);
          const { found, end } = await actionsAlong(page, landing);
          const stops = [0, ...found, end];
          const gaps = stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0));
          expect(stops.length).toBeGreaterThan(5);
          expect(Math.max(...gaps)).toBeLessThan(2);
        });
      });
    }
  });
}

test('on a phone, the bar with the action shows only where no other action does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitEach(page, landingViews, async ({ route, landing }) => {
    await page.goto(route);
    const [{ label }] = landing.hero.actions;
    const links = page.getByRole('main').getByRole('link', { name: label });
    // In page order: the hero's own, the bar below the hero, the bar below the offer, the closing line's.
    const [own, bar, laterBar, closing] = [0, 1, 2, 3].map((index) => links.nth(index));
    await expect(links).toHaveCount(4);
    await expect(own!).toBeInViewport();
    await expect(bar!).not.toBeInViewport();

    await page
      .locator('#risks-heading')
      .evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(bar!).toBeInViewport({ ratio: 1 });
    await expect(own!).not.toBeInViewport();

    await page.locator('#offer').evaluate((each) => each.scrollIntoView({ block: 'start' }));
    await expect(bar!).not.toBeInViewport();
    await expect(laterBar!).not.toBeInViewport();

    await page.locator('#features').evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(laterBar!).toBeInViewport({ ratio: 1 });

    await closing!.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(laterBar!).not.toBeInViewport();
  });
});

test('the list of contents marks the section in the middle of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const marked = page.locator('nav [aria-current=location]:visible');
  await expect(marked).toHaveCount(0);
  for (const id of ['risks', 'questions', 'offer']) {
    await page.locator(`#${id}`).evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(marked).toHaveAttribute('href', `#${id}`);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});

test('the headline is the largest text of its page', async ({ page }) => {
  await visitEach(page, landingViews, async ({ route }) => {
    await page.goto(route);
    for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const larger = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main :not(svg, svg *)')]
          .filter((each) => each.textContent)
          .map((each) => ({ each, size: parseFloat(getComputedStyle(each).fontSize) }));
        const headline = texts.find(({ each }) => each.matches('h1'));
        return texts
          .filter(({ each, size }) => size >= (headline?.size ?? 0) && !each.closest('h1'))
          .map(({ each }) => each.outerHTML);
      });
      expect([width, larger]).toEqual([width, []]);
    }
  });
});
