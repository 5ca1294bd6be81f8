import { account } from '@/content/account';
import { audiences } from '@/content/audiences';
import { expect } from './fixtures';
import {
  expectSignedIn,
  expectSignedOut,
  newPerson,
  openPopup,
  said,
  signIn,
  signInButton,
  signUp,
  test,
} from './sign-in';

// The browser's own popup blocker, which Playwright switches off: only a click may open a window.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
  },
});

const [{ landing }] = audiences;

test('the click itself opens the popup, past the blocker', async ({ page }) => {
  await page.goto(landing.route);
  await expectSignedOut(page);
  const person = newPerson();
  await signUp(await openPopup(page), person);
  await expectSignedIn(page, person);
});

test('so does the Enter key', async ({ page }) => {
  await page.goto(landing.route);
  await expectSignedOut(page);
  const opened = page.waitForEvent('popup');
  await signInButton(page).press('Enter');
  const person = newPerson();
  await signUp(await opened, person);
  await expectSignedIn(page, person);
});

test('a popup that no click asked for is blocked: says what to do, and that works', async ({
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
  // At the press, and by the SDK. Nothing is asked of the page meanwhile: to the browser, that is as good as a click.
  const outcomes: string[] = [];
  const twice = page.waitForEvent('console', (message) => {
    if (message.type() === 'log') outcomes.push(message.text());
    return outcomes.length === 2;
  });
  await page.goto(landing.route);
  await twice;
  expect(outcomes).toEqual(['blocked', 'blocked']);
  await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '');
  await expectSignedOut(page);
  await signIn(page);
});
