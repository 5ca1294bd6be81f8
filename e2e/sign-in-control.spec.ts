import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { signInExport } from './exports';
import { expect, expectAccessible, holdBack, themeToggle } from './fixtures';
import {
  blockPopups,
  control,
  expectSignedIn,
  expectSignedOut,
  newPerson,
  page1,
  said,
  sdkFiles,
  signIn,
  signInButton,
  signOutButton,
  test,
} from './sign-in';

test('the control keeps its size, whatever it shows', async ({ page }) => {
  const [sdk = ''] = sdkFiles(signInExport);
  const { release } = await holdBack(page, `**${sdk}`);
  await page.goto(page1.route);
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  const place = await signInButton(page).boundingBox();
  const size = (await control(page).boundingBox())?.height;
  release();
  await expect(control(page)).toHaveAttribute('aria-busy', 'false');
  await expectSignedOut(page);
  expect(await signInButton(page).boundingBox()).toEqual(place);
  const person = { ...newPerson(), name: 'Maximiliane Christiane Schwarzenberger-Lovelace' };
  person.email = `maximiliane.christiane.schwarzenberger-${person.email}`;
  await signIn(page, person);
  expect(await signOutButton(page).boundingBox()).toEqual(place);
  await page.reload();
  await expectSignedIn(page, person);
  expect((await control(page).boundingBox())?.height).toBe(size);
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels, it is accessible in both themes, signed in or with an error`, async ({
    page,
  }) => {
    async function openMenu() {
      if (width < 1024) await page.getByRole('button', { name: shell.openMenu }).click();
    }
    async function expectBothThemesAccessible() {
      await expectAccessible(page, { within: `[aria-label=${account.label}]` });
      if (width < 1024) await page.keyboard.press('Escape');
      await themeToggle(page).click();
      await openMenu();
      await expectAccessible(page, { within: `[aria-label=${account.label}]` });
    }
    await page.setViewportSize({ width, height: 844 });
    await page.goto(page1.route);
    await openMenu();
    await signIn(page);
    await expectBothThemesAccessible();
    await signOutButton(page).click();
    await expectSignedOut(page);
    await blockPopups(page);
    await signInButton(page).click();
    await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '');
    await expectBothThemesAccessible();
  });
}

for (const [width, height] of [
  [320, 480],
  [1280, 480],
  [320, 256],
] as const) {
  test(`on a screen of ${width} × ${height}, an error hides neither the button nor the focused link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(page1.route);
    if (width < 1024) await page.getByRole('button', { name: shell.openMenu }).click();
    await expectSignedOut(page);
    await blockPopups(page);
    await signInButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '');
    await expect(said(page)).toBeInViewport();
    await expect(signInButton(page)).toBeInViewport({ ratio: 1 });
    const links = page.getByRole('navigation', { name: shell.navigation }).getByRole('link');
    for (const link of await links.all()) {
      await link.focus();
      const hit = await link.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].map((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect([await link.textContent(), hit]).toEqual([await link.textContent(), [true, true]]);
    }
  });
}
