import { account } from '@/content/words/account';
import { signInExport } from './exports';
import { expect, followLink } from './fixtures';
import {
  control,
  disable,
  expectSignedIn,
  expectSignedOut,
  identityService,
  newPerson,
  openPopup,
  page1,
  page2,
  said,
  sdkFiles,
  signIn,
  signInButton,
  signOutButton,
  signUp,
  test,
} from './sign-in';

test('popup closed by the user: says so quietly', async ({ page }) => {
  await page.clock.install();
  await page.goto(page1.route);
  await expectSignedOut(page);
  const popup = await openPopup(page);
  await expect(said(page)).toHaveText(account.waiting);
  await expect(popup.locator('#add-account-button')).toBeVisible();
  await popup.close();
  // The SDK checks every two seconds, and then waits eight more for an answer that may be on its way.
  await page.clock.runFor(11_000);
  await expect(said(page)).toHaveText(account.quiet['auth/popup-closed-by-user'] ?? '');
  await expectSignedOut(page);
});

test.describe('account disabled between two sign-ins', () => {
  test.use({ expectedProblems: [/400/] });

  test('says so, and signs no one in', async ({ page, context }) => {
    await page.goto(page1.route);
    const person = await signIn(page);
    await signOutButton(page).click();
    await expectSignedOut(page);
    await disable(context, person);
    const popup = await openPopup(page);
    await popup.getByText(person.email).click();
    await expect(said(page)).toHaveText(account.faults['auth/user-disabled'] ?? '');
    await expectSignedOut(page);
  });
});

test.describe('network cut during sign-in', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('says so; the next attempt, with a network, signs in', async ({ page }) => {
    await page.goto(page1.route);
    await page.route(`${identityService}/**/accounts:signInWithIdp*`, (route) =>
      route.abort('internetdisconnected'),
    );
    await signUp(await openPopup(page), newPerson());
    await expect(said(page)).toHaveText(account.faults['auth/network-request-failed'] ?? '');
    await expectSignedOut(page);
    await page.unroute(`${identityService}/**/accounts:signInWithIdp*`);
    await signIn(page);
  });
});

test.describe('Google’s script blocked', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('says so', async ({ page, context }) => {
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await page.goto(page1.route);
    await signInButton(page).click();
    await expect(said(page)).toHaveText(account.faults['auth/internal-error'] ?? '');
    await expectSignedOut(page);
  });
});

test.describe('the SDK blocked', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('says nothing until someone signs in; then says so; unblocked, the next try works', async ({
    page,
  }) => {
    const [sdk = ''] = sdkFiles(signInExport);
    await page.route(`**${sdk}`, (route) => route.abort());
    await page.goto(page1.route);
    await expect(control(page)).toContainText(account.unknown);
    await expect(said(page)).toBeEmpty();
    await signInButton(page).click();
    await expect(said(page)).toHaveText(account.faults.ChunkLoadError ?? '');
    await expect(control(page)).toContainText(account.unknown);
    await page.unroute(`**${sdk}`);
    const person = await signIn(page);
    await page.reload();
    await expectSignedIn(page, person);
  });
});

for (const refused of [['indexedDB'], ['indexedDB', 'localStorage']]) {
  test(`${refused.join(' and ')} refused: sign-in still works`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Refused', 'SecurityError');
          },
        });
      }
    }, refused);
    await page.goto(page1.route);
    const person = await signIn(page);
    await followLink(page, page2);
    await expectSignedIn(page, person);
    await signOutButton(page).click();
    await expectSignedOut(page);
  });
}

test.describe('an error after the visitor has moved on to the next page', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('is shown there', async ({ page }) => {
    await page.goto(page1.route);
    await page.route(`${identityService}/**/accounts:signInWithIdp*`, (route) =>
      route.abort('internetdisconnected'),
    );
    const popup = await openPopup(page);
    await followLink(page, page2);
    await expect(said(page)).toHaveText(account.waiting);
    await signUp(popup, newPerson());
    await expect(said(page)).toHaveText(account.faults['auth/network-request-failed'] ?? '');
    await expectSignedOut(page);
  });
});
