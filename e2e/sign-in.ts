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
export const signInButton = (page: Page) =>
  control(page).getByRole('button', { name: account.signIn });
export const signOutButton = (page: Page) =>
  control(page).getByRole('button', { name: account.signOut });

let people = 0;

/** Someone the service doesn't know yet. */
export function newPerson() {
  people += 1;
  const id = `${process.pid}-${people}`;
  return { name: `Ada ${id}`, email: `ada.${id}@example.com` };
}

type Person = ReturnType<typeof newPerson>;

/** In the service's popup, creates an account and signs in with it. */
export async function signUp(popup: Page, { name, email }: Person) {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

/** Signs someone in, and checks that it worked. */
export async function signIn(page: Page): Promise<Person> {
  const person = newPerson();
  const popup = page.waitForEvent('popup');
  await signInButton(page).click();
  await signUp(await popup, person);
  await expectSignedIn(page, person);
  return person;
}

export async function expectSignedIn(page: Page, { name, email }: Person) {
  await expect(signOutButton(page)).toBeVisible();
  await expect(control(page)).toContainText(name);
  await expect(control(page)).toContainText(email);
}

export async function expectSignedOut(page: Page) {
  await expect(signInButton(page)).toBeVisible();
  await expect(control(page)).toContainText(account.notSignedIn);
}
