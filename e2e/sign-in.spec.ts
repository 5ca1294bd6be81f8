import { account } from '@/content/words/account';
import { expect, followLink, landingPage, templatePage } from './fixtures';
import { accountButton, expectSignedIn, expectSignedOut, said, signIn, test } from './sign-in';

test('signs in by popup, stays signed in, signs out, and says why it can’t', async ({ page }) => {
  await page.goto(landingPage.route);
  const person = await signIn(page);
  await expect(said(page)).toHaveText(account.signedIn);
  await followLink(page, templatePage);
  await expectSignedIn(page, person);
  await page.reload();
  await expectSignedIn(page, person);
  await accountButton(page, 'signOut').click();
  await expectSignedOut(page);
  await expect(said(page)).toHaveText(account.signedOut);
  await page.reload();
  await expectSignedOut(page);
  await page.evaluate('window.open = () => null');
  await accountButton(page, 'signIn').click();
  await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '-');
  await expectSignedOut(page);
});
