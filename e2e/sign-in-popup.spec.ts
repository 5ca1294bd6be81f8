import { account } from '@/content/words/account';
import { expect, holdBack } from './fixtures';
import {
  expectSignedIn,
  expectSignedOut,
  newPerson,
  openPopup,
  page1,
  said,
  signIn,
  signInButton,
  signUp,
  test,
} from './sign-in';

// Browsers block popups that no user action opened. A headless browser may not, so this blocks them.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null);
  });
});

test('the click itself opens the popup, past the blocker', async ({ page }) => {
  await page.goto(page1.route);
  await expectSignedOut(page);
  const person = newPerson();
  await signUp(await openPopup(page), person);
  await expectSignedIn(page, person);
});

test('the Enter key opens the popup, past the blocker', async ({ page }) => {
  await page.goto(page1.route);
  await expectSignedOut(page);
  const opened = page.waitForEvent('popup');
  await signInButton(page).press('Enter');
  const person = newPerson();
  await signUp(await opened, person);
  await expectSignedIn(page, person);
});

test('a popup without a user’s click is blocked: says what to do, and that works', async ({
  page,
}) => {
  await page.addInitScript((label) => {
    const open = window.open.bind(window);
    window.open = (...args) => {
      const opened = open(...args);
      console.log(opened ? 'opened' : 'blocked');
      return opened;
    };
    const timer = setInterval(() => {
      for (const button of document.querySelectorAll('button')) {
        if (button.textContent !== label || button.ariaDisabled === 'true') continue;
        if (!button.checkVisibility()) continue;
        clearInterval(timer);
        button.click();
      }
    }, 100);
  }, account.signIn);
  // Blocked once on the click, and once when the SDK tries. Don't query the page meanwhile: the browser takes that for
  // a user action.
  const outcomes: string[] = [];
  const twice = page.waitForEvent('console', (message) => {
    if (message.type() === 'log') outcomes.push(message.text());
    return outcomes.length === 2;
  });
  await page.goto(page1.route);
  await twice;
  expect(outcomes).toEqual(['blocked', 'blocked']);
  await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '');
  await expectSignedOut(page);
  await signIn(page);
});

test('clicking again brings back the popup, or opens another if that one is closed', async ({
  page,
  context,
}) => {
  await page.goto(page1.route);
  const lost = await openPopup(page);
  await expect(lost.locator('#add-account-button')).toBeVisible();
  await signInButton(page).click();
  await expect(said(page)).toHaveText(account.waiting);
  expect(context.pages()).toEqual([page, lost]);
  await lost.close();
  const popup = await openPopup(page);
  const closed = popup.waitForEvent('close');
  const person = newPerson();
  await signUp(popup, person);
  await expectSignedIn(page, person);
  await closed;
});

test('however slow Google’s script is, a click or a double click opens just one popup', async ({
  page,
  context,
}) => {
  const { release, held } = await holdBack(page, 'https://apis.google.com/**');
  await page.goto(page1.route);
  await expectSignedOut(page);
  const opened = page.waitForEvent('popup');
  await signInButton(page).dblclick();
  const popup = await opened;
  await expect(popup.locator('body')).toHaveText(account.opening);
  await expect.poll(held).toBe(1);
  await signInButton(page).click();
  release();
  const closed = popup.waitForEvent('close');
  const person = newPerson();
  await signUp(popup, person);
  await expectSignedIn(page, person);
  await closed;
  expect(context.pages()).toEqual([page]);
});

test('the popup closes when the page that opened it goes away', async ({ page }) => {
  await page.goto(page1.route);
  const popup = await openPopup(page);
  const closed = popup.waitForEvent('close');
  await page.reload();
  await closed;
  await expectSignedOut(page);
});
