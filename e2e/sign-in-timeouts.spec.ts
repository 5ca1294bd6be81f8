import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { signInExport } from './exports';
import { expect, themeToggle } from './fixtures';
import {
  control,
  expectSignedIn,
  expectSignedOut,
  identityService,
  newPerson,
  openPopup,
  page1,
  said,
  sdkFiles,
  signIn,
  signInButton,
  signUp,
  test,
} from './sign-in';

const themeOf = (page: Page) => page.locator('[data-theme]').getAttribute('data-theme');

/** A response that never comes. */
const never = () => new Promise<void>(() => {});

test('the service never answers a returning user: it works, and they end up signed in', async ({
  page,
}) => {
  await page.goto(page1.route);
  const person = await signIn(page);
  await page.route(`${identityService}/**`, never);
  await page.clock.install();
  const asked = page.waitForRequest(`${identityService}/**`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(page1.heading);
  // With the installed clock, the browser is never idle by itself.
  await signInButton(page).hover();
  await asked;
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(control(page)).toHaveAttribute('aria-busy', 'false');
  await expect(control(page)).toContainText(account.unknown);
  await expect(said(page)).toBeEmpty();
  // The SDK has its own timeout, after which it uses what it has stored.
  await page.clock.runFor(30_000);
  await expectSignedIn(page, person);
});

test('the service never answers an attempt: the control stops waiting, and says so', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(page1.route);
  await signInButton(page).hover();
  await expectSignedOut(page);
  const signInWithIdp = `${identityService}/**/accounts:signInWithIdp*`;
  await page.route(signInWithIdp, never);
  const asked = page.waitForRequest(signInWithIdp);
  await signUp(await openPopup(page), newPerson());
  await asked;
  await page.clock.runFor(30_000);
  await expect(said(page)).toHaveText(account.faults['auth/network-request-failed'] ?? '');
  await expectSignedOut(page);
});

test('Google’s script never loads: the popup closes, and the control says so', async ({
  page,
  context,
}) => {
  await context.route('https://apis.google.com/**', never);
  await page.clock.install();
  await page.goto(page1.route);
  await signInButton(page).hover();
  await expectSignedOut(page);
  const popup = await openPopup(page);
  const closed = popup.waitForEvent('close');
  await expect(said(page)).toHaveText(account.waiting);
  await page.clock.runFor(10_000);
  await closed;
  await expect(said(page)).toHaveText(account.faults.TimeoutError ?? '');
  await expectSignedOut(page);
});

test('the SDK never loads: the control stops waiting, and says so if someone signs in', async ({
  page,
}) => {
  const [sdk = ''] = sdkFiles(signInExport);
  await page.route(`**${sdk}`, never);
  await page.clock.install();
  await page.goto(page1.route);
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  // The control's timer starts when the page's scripts run. Once the theme switches, they have.
  const theme = await themeOf(page);
  await themeToggle(page).click();
  await expect.poll(() => themeOf(page)).not.toBe(theme);
  await page.clock.runFor(10_000);
  await expect(control(page)).toContainText(account.unknown);
  await signInButton(page).click();
  await page.clock.runFor(10_000);
  await expect(said(page)).toHaveText(account.faults.TimeoutError ?? '');
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'false');
});
