import type { Page } from '@playwright/test';
import { audiences } from '@/lib/campaigns';
import { brand } from '@/content/brand';
import { type Color, contrast } from '@/lib/campaign/color';
import { emailPalettes } from '@/lib/campaign/email/palettes';
import { inverted, parse } from './colors';
import { computed } from './emails';
import { expect, test } from './fixtures';
import { first } from './templates';

const palettes = emailPalettes(brand);

/** Every text of the open email, with its color, its background color, and whether it's large (WCAG 2.2). */
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

/** Checks that every text of the email has the contrast that WCAG 2.2 AA requires, in the colors a client shows. */
async function expectLegible(page: Page, shown: (color: Color) => Color) {
  const found = await textsOf(page);
  expect(found.length).toBeGreaterThan(20);
  for (const { text, color, ground, large } of found) {
    const ratio = contrast(shown(parse(color)), shown(parse(ground)));
    expect([text, color, ground, ratio >= (large ? 3 : 4.5)]).toEqual([text, color, ground, true]);
  }
}

test('each email is legible in light mode, in dark mode, and with forced inversion', async ({
  page,
}) => {
  for (const { id } of audiences) {
    for (const [colorScheme, shown] of [
      ['light', (color: Color) => color],
      ['dark', (color: Color) => color],
      ['light', inverted],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/campaigns/${id}/email-preview`);
      await expectLegible(page, shown);
    }
  }
});

test('the call to action is legible if a client darkens only its text', async ({ page }) => {
  await page.goto(`/campaigns/${first.id}/email-preview`);
  const button = (await textsOf(page)).find(({ text }) => text === first.email.cta);
  expect(button?.large).toBe(true);
  const letters = parse(computed(palettes.light.text));
  expect(contrast(letters, parse(button?.ground ?? ''))).toBeGreaterThanOrEqual(3);
});

test('Outlook on the web shows the dark colors of the elements it has marked', async ({ page }) => {
  await page.goto(`/campaigns/${first.id}/email-preview`);
  // Its dark mode sets an attribute on each element that has its own color or background.
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
