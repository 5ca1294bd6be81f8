import type { Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import { expect, otherTabs, pages, postRoutes, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

/** In CSS pixels: what a finger hits (WCAG 2.2, 2.5.5; Apple's and Google's own guides ask for 44 and 48). */
const least = 44;

/**
 * What can be pressed and is smaller than a finger asks for. A link within a sentence is as high as its line (2.5.5
 * excepts it); a radio button or a checkbox is hit through its label.
 */
function smallTargets(page: Page) {
  return page.evaluate((size) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, textarea, summary',
    );
    const targets = [...controls].filter((control) => {
      const own = [...control.childNodes].map((node) => node.textContent).join('');
      const sentence = control.parentElement?.textContent?.trim() ?? '';
      const inline =
        getComputedStyle(control).display === 'inline' && sentence.length > own.trim().length;
      return control.checkVisibility({ visibilityProperty: true }) && !inline;
    });
    const small = targets
      .map((control) => [control, control.closest('label') ?? control] as const)
      .map(([control, target]) => ({ control, box: target.getBoundingClientRect() }))
      // Rounded, for half a pixel is none.
      .filter(({ box }) => Math.round(box.width) < size || Math.round(box.height) < size)
      .map(
        ({ control, box }) =>
          `${control.outerHTML.slice(0, 120)}: ${Math.round(box.width)} by ${Math.round(box.height)}`,
      );
    return { count: targets.length, small };
  }, least);
}

const routes = [...pages.map(({ route }) => route), ...otherTabs, ...postRoutes];

for (const route of routes) {
  test(`${route}: on a phone, every target is as large as a finger`, async ({ page }) => {
    await page.goto(route);
    const { count, small } = await smallTargets(page);
    expect(count).toBeGreaterThan(3);
    expect(small).toEqual([]);
  });
}

test('in the open menu, every target is as large as a finger', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await smallTargets(page)).small).toEqual([]);
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  test('has every target as large as a finger', async ({ page }) => {
    await page.goto('/no-such-page');
    expect((await smallTargets(page)).small).toEqual([]);
  });
});
