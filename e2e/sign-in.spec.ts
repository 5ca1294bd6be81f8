import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { expect, followLink } from './fixtures';
import {
  control,
  expectSignedIn,
  expectSignedOut,
  newPerson,
  openPopup,
  page1,
  page2,
  said,
  signIn,
  signOutButton,
  signUp,
  test,
} from './sign-in';

test('signs in by popup, stays signed in across pages and reloads, and signs out', async ({
  page,
}) => {
  await page.goto(page1.route);
  const person = await signIn(page);
  await expect(said(page)).toHaveText(account.signedIn);
  await followLink(page, page2);
  await expectSignedIn(page, person);
  await page.reload();
  await expectSignedIn(page, person);
  await signOutButton(page).click();
  await expectSignedOut(page);
  await expect(said(page)).toHaveText(account.signedOut);
  await page.reload();
  await expectSignedOut(page);
});

test('a second tab follows when the first signs in or out', async ({ page, context }) => {
  await page.goto(page1.route);
  const other = await context.newPage();
  await other.goto(page2.route);
  await expectSignedOut(other);
  const person = await signIn(page);
  await expectSignedIn(other, person);
  await signOutButton(other).click();
  await expectSignedOut(page);
});

test('shows the picture of a user who has one', async ({ page, baseURL }) => {
  await page.goto(page1.route);
  const person = newPerson();
  await signUp(await openPopup(page), person, `${baseURL}/icon.svg`);
  await expectSignedIn(page, person);
  const picture = control(page).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('signs in and out in the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page1.route);
  await page.getByRole('button', { name: shell.openMenu }).click();
  await signIn(page);
  await signOutButton(page).click();
  await expectSignedOut(page);
});
