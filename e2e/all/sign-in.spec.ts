import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { expect, expectAccessible, landingPage } from '../fixtures';
import * as signIn from '../sign-in';

const { expectSignedIn, expectSignedOut, said, signInButton, test } = signIn;

test('a second tab is signed in, too, and the first one follows when it signs out', async ({
  page,
  context,
}) => {
  await page.goto(landingPage.route);
  const person = await signIn.signIn(page);
  expect(context.pages()).toEqual([page]);
  const other = await context.newPage();
  await other.goto(landingPage.route);
  await expectSignedIn(other, person);
  await signIn.signOutButton(other).click();
  await expectSignedOut(page);
});

test('on a small phone, says that Google does not answer', async ({ page, context }) => {
  await context.route('https://apis.google.com/**', () => new Promise(() => {}));
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
