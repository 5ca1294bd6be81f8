import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { expect, expectAccessible, landingPage } from '../fixtures';
import { accountButton, expectSignedIn, expectSignedOut, said, signIn, test } from '../sign-in';

test('tabs share who is signed in, and follow a sign-out', async ({ page, context }) => {
  await page.goto(landingPage.route);
  const person = await signIn(page);
  expect(context.pages()).toEqual([page]);
  const other = await context.newPage();
  await other.goto(landingPage.route);
  await expectSignedIn(other, person);
  await accountButton(other, 'signOut').click();
  await expectSignedOut(page);
});

test('on a small phone, says that Google does not answer', async ({ page, context }) => {
  await context.route('https://apis.google.com/**', () => new Promise(() => {}));
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(landingPage.route);
  await page.getByRole('button', { name: shell.openMenu }).click();
  await accountButton(page, 'signIn').focus();
  await expectSignedOut(page);
  await accountButton(page, 'signIn').click();
  await expect(said(page)).toHaveText(account.waiting);
  await page.clock.runFor(10_000);
  await expect(said(page)).toHaveText(account.faults.TimeoutError ?? '-');
  await expect(said(page)).toBeInViewport();
  await expect(accountButton(page, 'signIn')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, { within: `[aria-label=${account.label}]` });
});
