import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * In CSS pixels: the smallest easy tap target (WCAG 2.2, 2.5.5; Apple's and Google's guides ask for
 * 44 and 48).
 */
const least = 44;

/**
 * Checks that everything that can be tapped is large enough for a finger. A link within a sentence
 * is only as high as its line (2.5.5 makes an exception for it); a radio button or a checkbox is
 * tapped through its label.
 */
export async function expectLargeTargets(page: Page) {
  const { count, small } = await page.evaluate((size) => {
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
    const tooSmall = targets
      .map((control) => [control, control.closest('label') ?? control] as const)
      .map(([control, target]) => ({ control, box: target.getBoundingClientRect() }))
      // Rounded: half a pixel doesn't count.
      .filter(({ box }) => Math.round(box.width) < size || Math.round(box.height) < size)
      .map(
        ({ control, box }) => `${control.outerHTML.slice(0, 120)}: ${box.width} by ${box.height}`,
      );
    return { count: targets.length, small: tooSmall };
  }, least);
  expect(small).toEqual([]);
  expect(count).toBeGreaterThan(3);
}
