import { stat } from 'node:fs/promises';
import { expect, type TestType } from '@playwright/test';
import { audiences, homeAudience, offer } from '@/lib/campaigns';
import { emailServices } from '@/content/email-services';
import { notFound } from '@/content/words/errors';
import { emailTemplates } from '@/content/words/email-templates';
import { sections } from '@/content/words/landing';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import { studioSlot } from '@/content/words/studio-slot';
import { samplePosts } from '@/lib/posts';
import { fileBrand, first, others } from '../templates';
import {
  distinctKinds,
  landingPage,
  landingViews,
  postViews,
  tabPages,
  templatePage,
  unknownPath,
  type View,
} from '../views';
import type { Driver, Fixtures, Locator } from './driver';

const { exportPanel } = emailTemplates;

/** The landing pages whose offer has a button that copies the code, not a link. */
const copying = landingViews.filter(({ landing }) => !landing.offer.action.href);

const [samplePost] = samplePosts.values();

/** In pixels: a desktop, and the narrowest phone. */
const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

/** How long one page may take on a slow machine, in ms. */
const timeoutPerPage = 60_000;

/** In the page: types into a field of the editor. Returns whether the field is there. */
function typeInto([path, text]: readonly [string, string]) {
  const box = document.querySelector<HTMLTextAreaElement>(`textarea[name="${path}"]`);
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  // React only notices a value that's set this way.
  if (box) value?.set?.call(box, text);
  return box?.dispatchEvent(new Event('input', { bubbles: true })) ?? false;
}

async function expectTyped(driver: Driver, path: string, text: string) {
  await expect
    .poll(() =>
      driver.evaluate((name) => document.querySelector(`textarea[name="${name}"]`) !== null, path),
    )
    .toBe(true);
  await driver.evaluate(typeInto, [path, text] as const);
}

/** In the page: the headline of the email in the preview. */
const framedHeadline = () =>
  document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;

/** In the page: how many pictures the editor has drawn. */
const drawnPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')].filter(
    ({ naturalWidth }) => naturalWidth > 0,
  ).length;

function headingOf({ route, landing }: View) {
  if (landing) return landing.hero.headline;
  return route.startsWith(emailTemplates.route) ? emailTemplates.title : socialAds.title;
}

const button = (driver: Driver, name: string) => driver.getByRole('button', { name, exact: true });

async function expectHeading(driver: Driver, heading: string) {
  await expect
    .poll(() => driver.evaluate(() => document.querySelector('h1')?.textContent, null))
    .toBe(heading);
}

async function expectPath(driver: Driver, path: string) {
  await expect
    .poll(() => driver.evaluate(() => location.pathname + location.search, null))
    .toBe(path);
}

async function expectTheme(driver: Driver, theme: string) {
  await expect
    .poll(() => driver.evaluate(() => getComputedStyle(document.documentElement).colorScheme, null))
    .toBe(theme);
}

async function expectVisible(locator: Locator, isVisible = true) {
  await expect.poll(() => locator.isVisible()).toBe(isVisible);
}

/** Which tab is selected, and whether its panel is still on its way. */
const shownTab = () => [
  document.querySelector('[role=tab][aria-selected=true]')?.textContent,
  document.querySelector('[role=tabpanel]')?.getAttribute('aria-busy'),
];

async function expectTab(driver: Driver, name: string) {
  await expect.poll(() => driver.evaluate(shownTab, null)).toEqual([name, 'false']);
}

const statusMessages = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent);

async function expectStatus(driver: Driver, message: string) {
  await expect.poll(() => driver.evaluate(statusMessages, null)).toContain(message);
}

/** The chosen email service, and the names of the files to download, without their extensions. */
const chosenService = () => ({
  service: document.querySelector<HTMLSelectElement>('select[name=service]')?.value,
  files: [...document.querySelectorAll<HTMLAnchorElement>('[download]')].map(
    ({ download }) => download.split('.')[0],
  ),
});

async function expectDownload(driver: Driver, link: Locator, name: RegExp) {
  const started = driver.waitForEvent('download');
  await link.click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(name);
  expect((await stat(await download.path())).size).toBeGreaterThan(0);
}

/** What scrolls sideways: the page, which is at least 320 pixels wide, and elements that can be scrolled. */
const sideways = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => {
      const { scrollWidth, clientWidth } = element;
      if (element === document.documentElement) return scrollWidth > Math.max(clientWidth, 320);
      return scrollWidth > clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    })
    .map(
      ({ tagName, className, scrollWidth, clientWidth }) =>
        `${tagName} ${className}: ${scrollWidth} in ${clientWidth}`,
    );

async function expectNoSidewaysScrolling(driver: Driver) {
  await expect.poll(() => driver.evaluate(sideways, null)).toEqual([]);
}

/** Checks that a page's menu opens and closes, and leads to another page. */
async function expectMenu(driver: Driver, route: string) {
  const menu = driver.getByRole('dialog', { name: shell.navigation, exact: true });
  const open = button(driver, shell.openMenu);
  await expectVisible(menu, false);
  await open.click();
  await expectVisible(menu);
  await driver.keyboard.press('Escape');
  await expectVisible(menu, false);
  await open.click();
  await button(driver, shell.closeMenu).click();
  await expectVisible(menu, false);
  await open.click();
  const to = route.startsWith(templatePage.route) ? landingPage : templatePage;
  await driver.locator(`dialog a[href="${to.route}"]`).click();
  await expectHeading(driver, to.heading);
  await expectVisible(menu, false);
}

/**
 * Runs in Firefox and WebKit: a quick visit to every page, and what engines tend to do differently. Chromium runs all the
 * other browser tests.
 */
export function describeEngine(test: TestType<Fixtures, object>) {
  /** Runs a check on each page in turn, in a step named after its route. */
  async function forEach<Each extends { route: string }>(
    views: readonly Each[],
    check: (view: Each) => Promise<void>,
  ) {
    test.setTimeout((views.length + 1) * timeoutPerPage);
    for (const view of views) await test.step(view.route, () => check(view));
  }

  for (const [kind, views] of distinctKinds) {
    test(`${kind} open, fit, switch theme, go back to their own theme on reload, and have a menu`, async ({
      driver,
    }) => {
      await forEach(views, async (view) => {
        const { route, theme } = view;
        const [label, other] =
          theme === 'light' ? [shell.toDark, 'dark'] : [shell.toLight, 'light'];
        await driver.setViewportSize(wide);
        await driver.goto(route);
        await expectHeading(driver, headingOf(view));
        await expectNoSidewaysScrolling(driver);
        await expectTheme(driver, theme);
        await button(driver, label).click();
        await expectTheme(driver, other);
        // The theme is one component, so one page of each kind shows that it's not stored.
        if (view === views[0]) {
          await driver.reload();
          await expectTheme(driver, theme);
        }
        await driver.setViewportSize(narrow);
        await expectNoSidewaysScrolling(driver);
        await expectMenu(driver, route);
      });
    });
  }

  test('tabs switch by click and by key, and Back returns', async ({ driver }) => {
    await forEach(
      tabPages.map((route) => ({ route })),
      async ({ route }) => {
        for (const { id, name } of others.slice(0, 1)) {
          const next = audiences[2 % audiences.length] ?? first;
          await driver.goto(route);
          await expectTab(driver, first.name);
          await driver.getByRole('tab', { name, exact: true }).click();
          await expectTab(driver, name);
          await expectPath(driver, `${route}/${id}`);
          await driver.keyboard.press('ArrowRight');
          await expectTab(driver, next.name);
          await expectPath(driver, `${route}/${next.id}`);
          await driver.goBack();
          await expectTab(driver, first.name);
          await expectPath(driver, route);
        }
      },
    );
  });

  test('the chosen email service survives a reload', async ({ driver }) => {
    const service = emailServices.at(-1) ?? emailServices[0];
    const { route } = templatePage;
    const file = `${fileBrand}-${first.id}-${service.id}`;
    // The HTML and the text: a draft is only offered with plain placeholders.
    const expected = { service: service.id, files: [file, file] };
    await driver.goto(route);
    await driver.locator('select[name=service]').selectOption(service.name);
    await expect.poll(() => driver.evaluate(chosenService, null)).toEqual(expected);
    await expectPath(driver, `${route}?service=${service.id}`);
    await driver.reload();
    await expect.poll(() => driver.evaluate(chosenService, null)).toEqual(expected);
  });

  test('every offer’s button copies the code', async ({ driver }) => {
    await forEach(copying, async ({ route, landing }) => {
      await driver.goto(route);
      await button(driver, landing.offer.action.label).click();
      await expectStatus(driver, sections.copyWords.copied);
    });
  });

  test('a refused clipboard leaves every offer’s code selected', async ({ driver }) => {
    await forEach(copying, async ({ route, landing }) => {
      await driver.goto(route);
      await driver.evaluate(() => {
        navigator.clipboard.write = () =>
          Promise.reject(new DOMException('Refused', 'NotAllowedError'));
      }, null);
      await button(driver, landing.offer.action.label).click();
      await expectStatus(driver, sections.copyWords.refused);
      await expect
        .poll(() => driver.evaluate(() => getSelection()?.toString(), null))
        .toBe(offer.code);
    });
  });

  test('a link downloads its file', async ({ driver }) => {
    await driver.goto(socialAds.route);
    const link = driver.getByRole('link', { name: socialAds.exportPanel.meta, exact: true });
    await expectDownload(driver, link, /\.csv$/);
  });

  test('a link saves what the page makes', async ({ driver }) => {
    await driver.goto(emailTemplates.route);
    const link = driver.getByRole('link', { name: exportPanel.downloadHtml, exact: true });
    await expectDownload(driver, link, /\.html$/);
  });

  test('the editor opens, and the previews follow', async ({ driver }) => {
    const text = first.name;
    await driver.goto(emailTemplates.route);
    await button(driver, studioSlot.edit).click();
    await expectTyped(driver, 'audience.email.headline', text);
    await expect.poll(() => driver.evaluate(framedHeadline, null)).toBe(text);
    await driver.goto(socialAds.route);
    // The draft opens it here.
    await expectTyped(driver, 'audience.ad.ads.primary.picture.headline', text);
    await expect.poll(() => driver.evaluate(drawnPictures, null)).toBeGreaterThan(0);
  });

  test('every email opens', async ({ driver }) => {
    await forEach(
      audiences.map(({ id, email }) => ({ route: `/campaigns/${id}/email-preview.html`, email })),
      async ({ route, email }) => {
        await driver.goto(route);
        await expectHeading(driver, email.headline);
      },
    );
  });

  test('a sample post opens', async ({ driver }) => {
    await forEach(postViews, async ({ route }) => {
      await driver.goto(route);
      await expectHeading(driver, samplePost?.title ?? '');
    });
  });

  test.describe('an unknown path', () => {
    test.use({ expectedProblems: [/404/] });

    test('says so, and leads home', async ({ driver }) => {
      await driver.goto(unknownPath);
      await expectHeading(driver, notFound.title);
      await driver.getByRole('link', { name: notFound.home, exact: true }).click();
      await expectHeading(driver, homeAudience.landing.hero.headline);
    });
  });
}
