import type { Page } from '@playwright/test';
import { palettes } from '@/lib/campaign/email/styles';
import { audiences } from '@/content/audiences';
import { type Color, contrast } from '@/lib/campaign/color';
import { inverted, parse } from './colors';
import { computed } from './emails';
import { expect, test } from './fixtures';
import { first } from './templates';

/** Every text of the email that is open, with its colour, its ground's, and whether it is large (WCAG 2.2). */
function textsOf(page: Page) {
  return page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('h1, h2, p, a')].map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      let ground: Element | null = element;
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
        ground = ground.parentElement;
      return {
        text: element.innerText,
        color,
        ground: ground ? getComputedStyle(ground).backgroundColor : '',
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      };
    }),
  );
}

/** Every text of the email stands out from its ground as WCAG 2.2 AA asks, when colours are `shown` as another. */
async function expectLegible(page: Page, shown: (color: Color) => Color) {
  const found = await textsOf(page);
  expect(found.length).toBeGreaterThan(20);
  for (const { text, color, ground, large } of found) {
    const ratio = contrast(shown(parse(color)), shown(parse(ground)));
    expect([text, color, ground, ratio >= (large ? 3 : 4.5)]).toEqual([text, color, ground, true]);
  }
}

for (const { id } of audiences) {
  test(`the email to ${id} is legible in light, in dark, and inverted by force`, async ({
    page,
  }) => {
    for (const [colorScheme, shown] of [
      ['light', (color: Color) => color],
      ['dark', (color: Color) => color],
      ['light', inverted],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/emails/${id}`);
      await expectLegible(page, shown);
    }
  });
}

test('the call to action is legible where a client darkens its letters and leaves its ground', async ({
  page,
}) => {
  await page.goto(`/emails/${first.id}`);
  const button = (await textsOf(page)).find(({ text }) => text === first.email.cta);
  expect(button?.large).toBe(true);
  const letters = parse(computed(palettes.light.text));
  expect(contrast(letters, parse(button?.ground ?? ''))).toBeGreaterThanOrEqual(3);
});

test('Outlook on the web shows the dark colours of what it has marked', async ({ page }) => {
  await page.goto(`/emails/${first.id}`);
  // As it does in its dark mode: an attribute on each element that states a colour, or a ground, of its own.
  await page.locator('body').evaluate((body) => {
    for (const element of [body, ...body.querySelectorAll<HTMLElement>('[style]')]) {
      if (element.style.color) element.dataset.ogsc = element.style.color;
      if (element.style.backgroundColor) element.dataset.ogsb = element.style.backgroundColor;
    }
  });
  await expectLegible(page, (color) => color);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    computed(palettes.dark.text),
  );
});
