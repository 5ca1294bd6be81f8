import type { Page } from '@playwright/test';
import {
  distinctKinds,
  expect,
  postViews,
  reviewViews,
  tabPages,
  test,
  themeToggle,
  visitEach,
} from './fixtures';

/** In pixels: the narrowest screen, common ones, the start of each breakpoint, and the widest. */
const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1536, 1920, 2560];

/** In pixels: 84 rem, the widest that a part of a page may be on a wide screen. */
const widestPart = 1344;

/** Resizes the open page to each width in turn, and checks that it never scrolls sideways there. */
async function resizeThrough(page: Page, check?: (width: number) => Promise<void>) {
  for (const width of widths) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const root = page.locator('html');
      await expect.poll(() => root.evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
      await check?.(width);
    });
  }
}

/** Checks that the theme toggle is at the top right and covers nothing, with the page scrolled to either end. */
async function expectTogglePlace(page: Page, width: number) {
  const ends = await themeToggle(page).evaluate((button) =>
    [0, document.documentElement.scrollHeight].map((end) => {
      window.scrollTo({ top: end, behavior: 'instant' });
      const bar = button.closest('header');
      const controls = [...(bar?.querySelectorAll('a, button') ?? [])].filter(
        (control) => control !== button && control.checkVisibility(),
      );
      return {
        bar: bar?.getBoundingClientRect().toJSON(),
        toggle: button.getBoundingClientRect().toJSON(),
        rights: controls.map((control) => control.getBoundingClientRect().right),
      };
    }),
  );
  for (const { bar, toggle, rights } of ends) {
    // It's in the bar, which is opaque and stays in place, so no part of the page shows or can be clicked under it.
    expect(bar).toMatchObject({ top: 0, left: 0, width });
    expect(toggle.top).toBeGreaterThanOrEqual(0);
    expect(toggle.bottom).toBeLessThanOrEqual(bar.bottom);
    expect(width - toggle.right).toBeLessThan(20);
    expect(rights.length).toBeGreaterThan(0);
    expect(Math.max(...rights)).toBeLessThanOrEqual(toggle.left);
  }
}

for (const [kind, views] of [...distinctKinds, ['email reviews', reviewViews] as const]) {
  test(`${kind} fit every width, with the theme toggle at the top right`, async ({ page }) => {
    await visitEach(page, views, async ({ route }) => {
      await page.goto(route);
      await resizeThrough(page, (width) => expectTogglePlace(page, width));
      // At the widest screen, no part of the page is spread too wide.
      const parts = await page
        .getByRole('main')
        .locator('h1, h2, h3, p, ul, ol, dl, table')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
      expect(parts.length).toBeGreaterThan(10);
      expect(Math.max(...parts)).toBeLessThanOrEqual(widestPart);
    });
  });
}

test('posts fit every width', async ({ page }) => {
  await visitEach(page, postViews, async ({ route }) => {
    await page.goto(route);
    await resizeThrough(page);
  });
});

/** The left edge and size of each visible part of the page, in whole pixels. */
function boxes(page: Page) {
  return page
    .locator('h1, h2, h3, img, svg, iframe, a, button')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, width, height } = part.getBoundingClientRect();
        return [part.tagName, part.textContent, ...[x, width, height].map(Math.round)].join(' ');
      }),
    );
}

// The other tests resize a page instead of loading it at each width. This one checks that the result is the same. Without
// the typeface, because a page only uses it if it arrives in time.
test.describe('without the typeface', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('a page that is resized lays out like one that is loaded at that width', async ({
    page: loaded,
    context,
  }) => {
    await context.route('**/*.woff2', (request) => request.abort('failed'));
    const views = ['/', ...tabPages].map((route) => ({ route }));
    const resized = await context.newPage();
    await visitEach(loaded, views, async ({ route }) => {
      await resized.goto(route);
      for (const width of [320, 1440]) {
        await loaded.setViewportSize({ width, height: 800 });
        await loaded.goto('about:blank');
        await loaded.goto(route);
        await resized.setViewportSize({ width, height: 800 });
        await expect
          .poll(async () => {
            const wanted = await boxes(loaded);
            return (await boxes(resized)).filter((box, index) => box !== wanted[index]);
          })
          .toEqual([]);
      }
    });
  });
});

/** What sticks out of an element that scrolls, where it would be cut off. */
const cutOff = () =>
  [...document.querySelectorAll('a, button, select')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      let scroller = control.parentElement;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement;
      const { left = 0, right = Infinity } = scroller?.getBoundingClientRect() ?? {};
      const box = control.getBoundingClientRect();
      return box.left < left || box.right > right;
    })
    .map((control) => control.outerHTML);

for (const route of tabPages) {
  test(`${route}: no control is cut off beside the preview, or in the sidebar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
}
