import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { shell } from '@/content/words/shell';
import {
  expect,
  expectAccessible,
  otherTabs,
  pages,
  postRoutes,
  test,
  themeToggle,
} from './fixtures';

const views = [
  // The home page is one of the others.
  ...pages.map(({ route }) => route).filter((route) => route !== '/'),
  ...otherTabs,
];

async function expectAccessibleEmail(page: Page) {
  // In an inbox an email is part of a page, whose landmarks are the inbox's own.
  const { violations } = await new AxeBuilder({ page })
    .disableRules(['landmark-one-main', 'region'])
    .analyze();
  expect(violations).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of views) {
      test(`${route} has no accessibility violation in either theme`, async ({ page }) => {
        await page.goto(route);
        await expectAccessible(page);
        await themeToggle(page).click();
        await expectAccessible(page);
      });
    }

    for (const { id } of audiences) {
      test(`the email to ${id} has no accessibility violation in either scheme`, async ({
        page,
      }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(`/emails/${id}`);
          await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
          await expectAccessibleEmail(page);
        }
      });
    }

    for (const route of postRoutes) {
      test(`${route} has no accessibility violation`, async ({ page }) => {
        await page.goto(route);
        await expectAccessible(page);
      });
    }

    test.describe('an unknown path', () => {
      test.use({ expectedProblems: [/404/] });

      test('has no accessibility violation in either theme', async ({ page }) => {
        await page.goto('/no-such-page');
        await expectAccessible(page);
        await themeToggle(page).click();
        await expectAccessible(page);
      });
    });
  });
}

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expectAccessible(page);
});
