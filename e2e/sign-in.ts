import path from 'node:path';
import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { signInSite } from './exports';
import { expect, test as base } from './fixtures';

/** A test that can sign in by popup. Nothing is fetched from outside. */
export const test = base.extend({
  baseURL: signInSite,
  context: async ({ context }, use) => {
    // The styles and scripts that the emulator's popup loads from outside.
    await context.route(/^https:/, (route) => {
      const style = route.request().resourceType() === 'stylesheet';
      return route.fulfill({ body: '', contentType: style ? 'text/css' : 'text/javascript' });
    });
    const standIn = { path: path.join(__dirname, 'google-api.js'), contentType: 'text/javascript' };
    await context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill(standIn));
    await use(context);
  },
});

/** The account control, in the sidebar or in the open menu, and what it says about an attempt. */
export const control = (page: Page) => page.getByRole('region', { name: account.label });
export const said = (page: Page) => control(page).getByRole('status');
export const accountButton = (page: Page, action: 'signIn' | 'signOut') =>
  control(page).getByRole('button', { name: account[action] });

type Person = Record<'name' | 'email', string>;

let people = 0;

/** Creates an account in the service's popup, signs in with it, and checks that it worked. */
export async function signIn(page: Page): Promise<Person> {
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

export async function expectSignedIn(page: Page, { name, email }: Person) {
  await expect(accountButton(page, 'signOut')).toBeVisible();
  await expect(control(page)).toContainText(name);
  await expect(control(page)).toContainText(email);
}

export async function expectSignedOut(page: Page) {
  await expect(accountButton(page, 'signIn')).toBeVisible();
  await expect(control(page)).toContainText(account.notSignedIn);
}
