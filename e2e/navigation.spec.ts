// The skip link, the links between pages, what they pass on and forget, and the phone's menu.
import type { Page } from '@playwright/test';
import { audiences } from '@/lib/campaigns';
import { brand } from '@/content/brand';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import {
  expect,
  expectAccessible,
  expectLargeTargets,
  expectTheme,
  followLink,
  landingPage as from,
  otherTheme,
  templatePage as to,
  test,
  themeToggle,
} from './fixtures';
import { markDocument } from './templates';

const anchor = audiences[0].landing.hero.actions.find(({ href }) => href.startsWith('#'))?.href;

const button = (page: Page) => page.getByRole('button', { name: shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: shell.navigation });

test('the skip link is Tab’s first stop; after it and a link, Back returns', async ({ page }) => {
  await page.goto(from.route);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  if (anchor) await page.locator(`a[href="${anchor}"]:visible`).first().press('Enter');
  await followLink(page, to);
  await page.goBack();
  await expect(page).toHaveURL(`${from.route}${anchor ?? '#content'}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(from.heading);
  if (anchor) await expect(page.locator(anchor)).toBeInViewport();
});

test('a link needs no full load or prefetch, and can open a new tab', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(request.url());
  });
  await page.goto(from.route);
  const expectNoReload = await markDocument(page);
  const link = page.getByRole('contentinfo').locator(`a[href="${to.route}"]`);
  await link.hover();
  expect(fetched).toEqual([]);
  // Its request is enough: some builds of Chromium without windows crash in a tab that a page opened.
  const [, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (each) => each.isNavigationRequest()),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(new URL(request.url()).pathname).toBe(to.route);
  await expect(page).toHaveURL(from.route);
  await followLink(page, to);
  await expectNoReload();
  // A screen reader says where the link has led.
  await expect(page.getByRole('alert')).toContainText(to.heading);
});

test('the sidebar fits a small screen; the bar acts where the page doesn’t', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { route, hero } = audiences[0].landing;
  await page.goto(route);
  const sidebar = page.getByRole('navigation', { name: shell.navigation });
  await expect(sidebar.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  expect(await sidebar.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  const action = page.getByRole('banner').getByRole('link', { name: hero.actions[0].label });
  await expect(action).toBeHidden();
  for (const link of ['.offer-action', '.closing-action']) {
    await page.locator('#features').evaluate((section) => section.scrollIntoView());
    await expect(action).toBeVisible();
    await page.locator(link).evaluate((place) => place.scrollIntoView({ block: 'center' }));
    await expect(action).toBeHidden();
  }
});

test('a link to a section shows nothing of the one before it', async ({ page }) => {
  await page.goto(audiences[0].landing.route);
  const bar = await page.getByRole('banner').boundingBox();
  const tops = await page.locator('main section[id]').evaluateAll((sections) =>
    sections.map((section) => {
      section.scrollIntoView({ behavior: 'instant' });
      return section.getBoundingClientRect().top;
    }),
  );
  expect(tops.length).toBeGreaterThan(4);
  for (const top of tops) expect(Math.abs(top - (bar?.height ?? 0))).toBeLessThan(1);
});

const stored = (page: Page) =>
  page.evaluate(() => {
    const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    return [document.cookie, ...names];
  });

test('the theme is forgotten on each navigation, Back too, and not stored', async ({ page }) => {
  await page.goto(emailTemplates.route);
  for (const { route, title, theme } of [emailTemplates, socialAds]) {
    if (route !== emailTemplates.route) await followLink(page, { route, heading: title });
    await expectTheme(page, theme);
    await themeToggle(page).click();
    await expectTheme(page, otherTheme(theme));
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailTemplates.title);
  await expectTheme(page, emailTemplates.theme);
  expect(await stored(page)).toEqual(['']);
});

const asked =
  '?utm_source=linkedin&utm_medium=paid+social&utm_campaign=q1%7Cremote' +
  '&utm_content=%22%3E%3Cscript%3E&utm_id=1&name=Eve';
const passedOn = [
  ['utm_source', 'linkedin'],
  ['utm_medium', 'paid social'],
  ['utm_campaign', 'q1|remote'],
];
const website = brand.links.website.href;

/** Follows the first link to the provider's website, and lists the campaign values it gets. */
async function followed(page: Page) {
  await page.context().route(`${website}/**`, (request) => request.fulfill({ body: 'elsewhere' }));
  const link = page.locator(`a[href^="${website}"]:visible`).first();
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return [...new URL(opened.url()).searchParams].filter(([name]) => name !== 'code');
}

test('the provider gets a visit’s valid campaign values', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${from.route}${asked}`);
  expect(await followed(page)).toEqual(passedOn);
  // Also if the visitor looks at another page first.
  await followLink(page, to);
  expect(await followed(page)).toEqual(passedOn);
  expect(await stored(page)).toEqual(['']);
  await page.goto('/');
  expect(await followed(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu keeps the focus and the page still, and closes in four ways', async ({ page }) => {
    await page.goto(from.route);
    await button(page).click();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: shell.closeMenu }).click(),
      () => page.mouse.click(20, 400),
    ]) {
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog'),
        );
        expect(isInside).toBeTruthy();
      }
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    }
    await button(page).click();
    const [, other] = audiences;
    if (!other) return;
    const { route, hero } = other.landing;
    await menu(page).locator(`a[href="${route}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
    await expect(menu(page)).toBeHidden();
  });
});
