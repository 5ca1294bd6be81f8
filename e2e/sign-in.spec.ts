import path from 'node:path';
import { devices, type Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { expect, followLink, holdBack, landingPage, templatePage, test as base } from './fixtures';

/** A test that can sign in by popup. Nothing is fetched from outside. */
const test = base.extend({
  context: async ({ context }, use) => {
    // The styles and scripts that the emulator's popup loads from outside.
    await context.route(/^https:/, (route) => {
      const style = route.request().resourceType() === 'stylesheet';
      return route.fulfill({ body: '', contentType: style ? 'text/css' : 'text/javascript' });
    });
    const standIn = {
      path: path.join(import.meta.dirname, 'google-api.js'),
      contentType: 'text/javascript',
    };
    await context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill(standIn));
    await use(context);
  },
});

declare global {
  interface Window {
    popups: string[];
  }
}

/** The account control, in the sidebar or in the open menu, and what it says about an attempt. */
const control = (page: Page) => page.getByRole('region', { name: account.label, exact: true });
const message = (page: Page) => control(page).getByRole('status');
const accountButton = (page: Page, action: 'signIn' | 'signOut') =>
  control(page).getByRole('button', { name: account[action] });

type Person = Record<'name' | 'email', string>;

let people = 0;

async function signIn(page: Page): Promise<Person> {
  people += 1;
  const id = `${process.pid}-${people}`;
  const person = { name: `Ada ${id}`, email: `ada.${id}@example.com` };
  const opened = page.waitForEvent('popup');
  await accountButton(page, 'signIn').click();
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(person.email);
  await popup.locator('#display-name-input').fill(person.name);
  await popup.locator('#sign-in').click();
  await expectSignedIn(page, person);
  return person;
}

async function expectSignedIn(page: Page, { name, email }: Person) {
  await expect(accountButton(page, 'signOut')).toBeVisible();
  await expect(control(page)).toContainText(name);
  await expect(control(page)).toContainText(email);
}

async function expectSignedOut(page: Page) {
  await expect(accountButton(page, 'signIn')).toBeVisible();
  await expect(control(page)).toContainText(account.invitation);
}

/** Notes of each popup whether it's opened in the task of a click, as Safari wants it. */
function watchPopups() {
  const open = window.open.bind(window);
  let isClick = false;
  window.popups = [];
  window.addEventListener(
    'click',
    () => {
      isClick = true;
      // Comes after this task, and after all that waits only for promises.
      setTimeout(() => (isClick = false));
    },
    true,
  );
  window.open = (...details) => {
    window.popups.push(isClick ? 'in the click’s task' : 'later');
    return open(...details);
  };
}

test('signs in by popup, stays signed in, signs out, and says why it can’t', async ({ page }) => {
  await page.goto(landingPage.route);
  const person = await signIn(page);
  await expect(message(page)).toHaveText(account.signedIn);
  await followLink(page, templatePage);
  await expectSignedIn(page, person);
  await page.reload();
  await expectSignedIn(page, person);
  await accountButton(page, 'signOut').click();
  await expectSignedOut(page);
  await expect(message(page)).toHaveText(account.signedOut);
  await page.reload();
  await expectSignedOut(page);
  await page.evaluate('window.open = () => null');
  await accountButton(page, 'signIn').click();
  await expect(message(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '-');
  await expectSignedOut(page);
});

test.describe('where browsers block late popups', () => {
  // On iPhones and in Safari, the SDK would load Google's script before a click, if it were told how
  // to open popups before.
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('the popup opens right at the click, and nothing of Google’s loads before', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) foreign.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(watchPopups);
    await page.goto(landingPage.route);
    await expectSignedOut(page);
    const button = accountButton(page, 'signIn');
    await button.hover();
    await button.focus();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    const release = await holdBack(page, (url) => url.hostname === 'apis.google.com');
    const opened = page.waitForEvent('popup');
    await button.click();
    const popup = await opened;
    await expect(popup).toHaveTitle(account.opening);
    expect(await page.evaluate(() => window.popups)).toEqual(['in the click’s task']);
    expect(foreign).toEqual(['/js/api.js']);
    release();
    await expect(popup.locator('#add-account-button')).toBeVisible();
  });
});
