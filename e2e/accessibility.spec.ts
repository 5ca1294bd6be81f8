import type { Page } from '@playwright/test';
import { audiences } from '@/lib/campaigns';
import { shell } from '@/content/words/shell';
import {
  distinctKinds,
  expect,
  expectAccessible,
  postViews,
  reviewViews,
  test,
  themeToggle,
  unknownPath,
  visitEach,
} from './fixtures';
import { expectLargeTargets } from './targets';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Checks a page with axe on a desktop and a phone, in both themes, and the size of its tap targets on the phone. */
async function expectAccessiblePage(page: Page, route: string) {
  await page.goto(route);
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await themeToggle(page).click();
    await expectAccessible(page);
  }
  await expectLargeTargets(page);
}

for (const [kind, views] of [...distinctKinds, ['email reviews', reviewViews] as const]) {
  test(`${kind} are accessible in both themes, and their controls are large enough to tap`, async ({
    page,
  }) => {
    await visitEach(page, views, ({ route }) => expectAccessiblePage(page, route));
  });
}

// Their controls are the browser's own.
test('posts are accessible', async ({ page }) => {
  await visitEach(page, postViews, async ({ route }) => {
    await page.goto(route);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  test('is accessible in both themes, and its controls are large enough to tap', async ({
    page,
  }) => {
    await expectAccessiblePage(page, unknownPath);
  });
});

test('the open menu is accessible, and its controls are large enough to tap', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
});

test('the emails are accessible in both schemes', async ({ page }) => {
  const emails = audiences.map(({ id }) => ({ route: `/campaigns/${id}/email-preview` }));
  await visitEach(page, emails, async ({ route }) => {
    await page.goto(route);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // An email is shown inside the inbox's page, which has its own landmarks.
        await expectAccessible(page, { rulesOff: ['landmark-one-main', 'region'] });
      }
    }
  });
});
