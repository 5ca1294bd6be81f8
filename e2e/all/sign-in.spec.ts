import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { audiences } from '@/lib/campaigns';
import { signInExport } from '../exports';
import {
  expect,
  expectAccessible,
  followLink,
  holdBack,
  landingPage,
  templatePage,
} from '../fixtures';
import {
  control,
  expectSignedIn,
  expectSignedOut,
  identityService,
  newPerson,
  openPopup,
  said,
  sdkFiles,
  signIn,
  signInButton,
  signOutButton,
  signUp,
  test,
} from '../sign-in';

const sdk = sdkFiles(signInExport);

/** Another page. Not a template page: the tests' clock doesn't work in its sandboxed frames. */
const { landing } = audiences.at(-1) ?? audiences[0];
const elsewhere = { route: landing.route, heading: landing.hero.headline };

/** Checks the control with axe, in both themes. */
async function expectAccessibleControl(page: Page) {
  for (const theme of ['dark', 'light']) {
    // The toggle is behind the menu.
    await page.evaluate((to) => {
      document.querySelector('[data-theme]')?.setAttribute('data-theme', to);
    }, theme);
    await expectAccessible(page, { within: `[aria-label=${account.label}]` });
  }
}

test('a second tab follows when the first signs in or out', async ({ page, context }) => {
  await page.goto(landingPage.route);
  const other = await context.newPage();
  await other.goto(templatePage.route);
  await expectSignedOut(other);
  const person = await signIn(page);
  await expectSignedIn(other, person);
  await signOutButton(other).click();
  await expectSignedOut(page);
});

test('past a popup blocker, a double click opens one popup, however slow Google is', async ({
  page,
  context,
}) => {
  // A headless browser may let a page open popups without a user's action.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null);
  });
  const { release, held } = await holdBack(page, 'https://apis.google.com/**');
  await page.goto(landingPage.route);
  await expectSignedOut(page);
  const opened = page.waitForEvent('popup');
  await signInButton(page).dblclick();
  const popup = await opened;
  await expect(popup.locator('body')).toHaveText(account.opening);
  await expect.poll(held).toBe(1);
  release();
  const closed = popup.waitForEvent('close');
  const person = newPerson();
  await signUp(popup, person);
  await expectSignedIn(page, person);
  await closed;
  expect(context.pages()).toEqual([page]);
});

const google = 'https://apis.google.com/**';
const service = `${identityService}/**/accounts:signInWithIdp*`;

for (const [url, isBlocked, code] of [
  [google, true, 'auth/internal-error'],
  [google, false, 'TimeoutError'],
  [`**${sdk[0]}`, true, 'ChunkLoadError'],
  // Given up after 20 s, as if it had failed (next.config.mjs).
  [`**${sdk[0]}`, false, 'ChunkLoadError'],
  [service, true, 'auth/network-request-failed'],
  [service, false, 'auth/network-request-failed'],
] as const)
  test.describe(`${isBlocked ? 'blocked' : 'held back forever'}: ${url}`, () => {
    test.use({ expectedProblems: isBlocked ? [/ERR_FAILED/] : [] });

    test('the page that the visitor is on by then says so', async ({ page, context }) => {
      await context.route(url, (request) => (isBlocked ? request.abort() : new Promise(() => {})));
      await page.clock.install();
      await page.goto(landingPage.route);
      await signInButton(page).hover();
      // Until then, the control is busy finding out who is signed in.
      await page.clock.runFor(10_000);
      await expect(control(page)).toHaveAttribute('aria-busy', 'false');
      await expect(said(page)).toBeEmpty();
      if (url === service) await signUp(await openPopup(page), newPerson());
      else await signInButton(page).click();
      await followLink(page, elsewhere);
      await page.clock.runFor(30_000);
      await expect(said(page)).toHaveText(account.faults[code] ?? '-');
    });
  });

for (const [width, height] of [
  [1280, 480],
  [320, 256],
] as const)
  test(`at ${width} × ${height}, the control keeps its size, and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(landingPage.route);
    if (width < 1024) await page.getByRole('button', { name: shell.openMenu }).click();
    await expectSignedOut(page);
    const size = await control(page).boundingBox();
    const name = 'Maximiliane Christiane Schwarzenberger-Lovelace';
    await signIn(page, { name, email: `maximiliane.schwarzenberger-${newPerson().email}` });
    expect((await control(page).boundingBox())?.height).toBe(size?.height);
    await expectAccessibleControl(page);
    await signOutButton(page).click();
    await expectSignedOut(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await signInButton(page).press('Enter');
    await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '-');
    await expectAccessibleControl(page);
    await expect(said(page)).toBeInViewport();
    await expect(signInButton(page)).toBeInViewport({ ratio: 1 });
    const links = page.getByRole('navigation', { name: shell.navigation }).getByRole('link');
    for (const link of await links.all()) {
      await link.focus();
      const isCovered = await link.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].some(
          (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect([await link.textContent(), isCovered]).toEqual([await link.textContent(), false]);
    }
  });
