import type { Page } from '@playwright/test';
import { account } from '@/content/account';
import { audiences } from '@/content/audiences';
import { shell } from '@/content/shell';
import { expect, expectAccessible, holdBack, themeToggle } from './fixtures';
import {
  control,
  disable,
  expectSignedIn,
  expectSignedOut,
  identityService,
  newPerson,
  openPopup,
  said,
  sdkFiles,
  signIn,
  signInButton,
  signInExport,
  signOutButton,
  signUp,
  test,
} from './sign-in';

const [{ landing: page1 }, { landing: page2 } = audiences[0]] = audiences;
async function followLink(page: Page) {
  await page
    .getByRole('navigation', { name: shell.navigation })
    .locator(`a[href="${page2.route}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(page2.hero.headline);
}

/** An answer that does not come. */
const never = () => new Promise<void>(() => {});

test('signs in by popup, stays so on the next page and after a reload, and signs out', async ({
  page,
}) => {
  await page.goto(page1.route);
  const person = await signIn(page);
  await expect(said(page)).toHaveText(account.signedIn);
  await followLink(page);
  await expectSignedIn(page, person);
  await page.reload();
  await expectSignedIn(page, person);
  await signOutButton(page).click();
  await expectSignedOut(page);
  await expect(said(page)).toHaveText(account.signedOut);
  await page.reload();
  await expectSignedOut(page);
});

test('a second tab follows, in and out', async ({ page, context }) => {
  await page.goto(page1.route);
  const other = await context.newPage();
  await other.goto(page2.route);
  await expectSignedOut(other);
  const person = await signIn(page);
  await expectSignedIn(other, person);
  await signOutButton(other).click();
  await expectSignedOut(page);
});

test('shows the picture of who has one', async ({ page, baseURL }) => {
  await page.goto(page1.route);
  const person = newPerson();
  await signUp(await openPopup(page), person, `${baseURL}/icon.svg`);
  await expectSignedIn(page, person);
  const picture = control(page).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('in the menu of a phone: signs in and out there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page1.route);
  await page.getByRole('button', { name: shell.openMenu }).click();
  await signIn(page);
  await signOutButton(page).click();
  await expectSignedOut(page);
});

test('keeps its size, whatever it shows', async ({ page }) => {
  const [sdk = ''] = sdkFiles(signInExport);
  const { release } = await holdBack(page, `**${sdk}`);
  await page.goto(page1.route);
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  const place = await signInButton(page).boundingBox();
  const size = (await control(page).boundingBox())?.height;
  release();
  await expect(control(page)).toHaveAttribute('aria-busy', 'false');
  await expectSignedOut(page);
  expect(await signInButton(page).boundingBox()).toEqual(place);
  const person = { ...newPerson(), name: 'Maximiliane Christiane Schwarzenberger-Lovelace' };
  person.email = `maximiliane.christiane.schwarzenberger-${person.email}`;
  await signIn(page, person);
  expect(await signOutButton(page).boundingBox()).toEqual(place);
  await page.reload();
  await expectSignedIn(page, person);
  expect((await control(page).boundingBox())?.height).toBe(size);
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels, signed in or told of a fault, it has no accessibility violation in either theme`, async ({
    page,
  }) => {
    async function openMenu() {
      if (width < 1024) await page.getByRole('button', { name: shell.openMenu }).click();
    }
    async function expectBothThemesAccessible() {
      await expectAccessible(page, `[aria-label=${account.label}]`);
      if (width < 1024) await page.keyboard.press('Escape');
      await themeToggle(page).click();
      await openMenu();
      await expectAccessible(page, `[aria-label=${account.label}]`);
    }
    await page.setViewportSize({ width, height: 844 });
    await page.goto(page1.route);
    await openMenu();
    await signIn(page);
    await expectBothThemesAccessible();
    await signOutButton(page).click();
    await expectSignedOut(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await signInButton(page).click();
    await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '');
    await expectBothThemesAccessible();
  });
}

test('popup closed by the user: says so quietly', async ({ page }) => {
  await page.clock.install();
  await page.goto(page1.route);
  await expectSignedOut(page);
  const popup = await openPopup(page);
  await expect(said(page)).toHaveText(account.waiting);
  await expect(popup.locator('#add-account-button')).toBeVisible();
  await popup.close();
  // The SDK looks every two seconds, and then waits eight for an answer that may be on its way.
  await page.clock.runFor(10_000);
  await expect(said(page)).toHaveText(account.quiet['auth/popup-closed-by-user'] ?? '');
  await expectSignedOut(page);
});

test('pressed again, the button brings back the popup; once that is closed, opens another', async ({
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

test('however slow Google’s script is, the click opens one popup, and a double click too', async ({
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

test('a popup goes with the page that it was opened by', async ({ page }) => {
  await page.goto(page1.route);
  const popup = await openPopup(page);
  const closed = popup.waitForEvent('close');
  await page.reload();
  await closed;
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

  test('is no matter until one signs in; then says so; the next attempt, unblocked, signs in', async ({
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
  test(`${refused.join(' and ')} refused: signs in for the page`, async ({ page }) => {
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
    await followLink(page);
    await expectSignedIn(page, person);
    await signOutButton(page).click();
    await expectSignedOut(page);
  });
}

test.describe('a fault while one has gone on to the next page', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('is told there', async ({ page }) => {
    await page.goto(page1.route);
    await page.route(`${identityService}/**/accounts:signInWithIdp*`, (route) =>
      route.abort('internetdisconnected'),
    );
    const popup = await openPopup(page);
    await followLink(page);
    await expect(said(page)).toHaveText(account.waiting);
    await signUp(popup, newPerson());
    await expect(said(page)).toHaveText(account.faults['auth/network-request-failed'] ?? '');
    await expectSignedOut(page);
  });
});

test.describe('the identity service never answers', () => {
  test('to who comes back: the page is whole, the control ends its wait, and knows them in the end', async ({
    page,
  }) => {
    await page.goto(page1.route);
    const person = await signIn(page);
    await page.route(`${identityService}/**`, never);
    await page.clock.install();
    const asked = page.waitForRequest(`${identityService}/**`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(page1.hero.headline);
    // No idle moment comes from this clock by itself.
    await signInButton(page).hover();
    await asked;
    await expect(control(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    await expect(control(page)).toHaveAttribute('aria-busy', 'false');
    await expect(control(page)).toContainText(account.unknown);
    await expect(said(page)).toBeEmpty();
    // The SDK has a patience of its own, and then goes by what it has stored.
    await page.clock.runFor(30_000);
    await expectSignedIn(page, person);
  });

  test('to an attempt: the control ends its wait, and says so', async ({ page }) => {
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

  test('nor does Google’s script: the popup goes, and the control says so', async ({
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

  test('nor does the SDK come: the control ends its wait, and says so to who tries', async ({
    page,
  }) => {
    const [sdk = ''] = sdkFiles(signInExport);
    await page.route(`**${sdk}`, never);
    await page.clock.install();
    await page.goto(page1.route);
    await expect(control(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    await expect(control(page)).toContainText(account.unknown);
    await signInButton(page).click();
    await page.clock.runFor(10_000);
    await expect(said(page)).toHaveText(account.faults.TimeoutError ?? '');
    await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'false');
  });
});

for (const [width, height] of [
  [320, 480],
  [1280, 480],
  [320, 256],
] as const) {
  test(`on a screen of ${width} × ${height}, a fault hides neither the button nor what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(page1.route);
    if (width < 1024) await page.getByRole('button', { name: shell.openMenu }).click();
    await expectSignedOut(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await signInButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(account.faults['auth/popup-blocked'] ?? '');
    await expect(said(page)).toBeInViewport();
    await expect(signInButton(page)).toBeInViewport({ ratio: 1 });
    const links = page.getByRole('navigation', { name: shell.navigation }).getByRole('link');
    for (const link of await links.all()) {
      await link.focus();
      const hit = await link.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].map((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect([await link.textContent(), hit]).toEqual([await link.textContent(), [true, true]]);
    }
  });
}
