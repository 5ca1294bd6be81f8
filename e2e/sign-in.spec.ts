import { account } from '@/content/words/account';
import { expect, followLink, landingPage, templatePage } from './fixtures';
import {
  disable,
  expectSignedIn,
  expectSignedOut,
  openPopup,
  said,
  signIn,
  signOutButton,
  test,
} from './sign-in';

// The refusal.
test.use({ expectedProblems: [/400/] });

test('signs in by popup, stays signed in, signs out, and says why it can’t', async ({
  page,
  context,
}) => {
  await page.goto(landingPage.route);
  const person = await signIn(page);
  await expect(said(page)).toHaveText(account.signedIn);
  await followLink(page, templatePage);
  await expectSignedIn(page, person);
  await page.reload();
  await expectSignedIn(page, person);
  await signOutButton(page).click();
  await expectSignedOut(page);
  await expect(said(page)).toHaveText(account.signedOut);
  await page.reload();
  await expectSignedOut(page);
  await disable(context, person);
  await (await openPopup(page)).getByText(person.email).click();
  await expect(said(page)).toHaveText(account.faults['auth/user-disabled'] ?? '-');
  await expectSignedOut(page);
});
