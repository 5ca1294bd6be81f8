import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { expect, expectAccessible, holdBack, landingPage } from '../fixtures';
import * as signIn from '../sign-in';

const { expectSignedIn, expectSignedOut, said, signInButton, test } = signIn;
const google = 'https://apis.google.com/**';

test('past a popup blocker, a double click opens one popup, however slow Google is', async ({
  page,
  context,
}) => {
  // A headless browser may let a page open popups without a user's action.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null);
  });
  const { release, held } = await holdBack(page, google);
  await page.goto(landingPage.route);
  await expectSignedOut(page);
  const opened = page.waitForEvent('popup');
  await signInButton(page).dblclick();
  const popup = await opened;
  await expect(popup.locator('body')).toHaveText(account.opening);
  await expect.poll(held).toBe(1);
  release();
  const closed = popup.waitForEvent('close');
  const person = signIn.newPerson();
  await signIn.signUp(popup, person);
  await expectSignedIn(page, person);
  await closed;
  expect(context.pages()).toEqual([page]);
  // A second tab is signed in, too, and the first one follows when it signs out.
  const other = await context.newPage();
  await other.goto(landingPage.route);
  await expectSignedIn(other, person);
  await signIn.signOutButton(other).click();
  await expectSignedOut(page);
});

test('on a small phone, says that Google does not answer', async ({ page, context }) => {
  await context.route(google, () => new Promise(() => {}));
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(landingPage.route);
  await page.getByRole('button', { name: shell.openMenu }).click();
  await signInButton(page).focus();
  await expectSignedOut(page);
  await signInButton(page).click();
  await expect(said(page)).toHaveText(account.waiting);
  await page.clock.runFor(10_000);
  await expect(said(page)).toHaveText(account.faults.TimeoutError ?? '-');
  await expect(said(page)).toBeInViewport();
  await expect(signInButton(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, { within: `[aria-label=${account.label}]` });
});
