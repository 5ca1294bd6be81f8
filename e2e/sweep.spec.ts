// Loads each page once, and checks all that can be checked on it: what it says, its theme, every
// width, accessibility, and how it prints.
import { scriptWords } from '@/content/words/scripts';
import type { Page } from '@playwright/test';
import { audiences, findCampaign, offer } from '@/lib/campaigns';
import { brand } from '@/content/brand';
import { hosts } from '@/content/hosts';
import { forMarketers, landingPages, navigation } from '@/content/navigation';
import { platforms } from '@/content/market/platforms';
import type { Audience, Landing } from '@/content/schema';
import { sectionNames } from '@/content/schema/section';
import { notFound } from '@/content/words/errors';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import { colorScheme, reelScript, storyFormat } from '@/lib/campaign/sheets/field-texts';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import { themeColors } from '@/lib/site/metadata';
import { entriesOf, shownSections } from '@/lib/site/page-sections';
import { ownPages } from '@/lib/export/content/own-pages';
import { studioRoutes } from '@/lib/export/budgets';
import {
  computed,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectTheme,
  holdBack,
  otherTheme,
  screens,
  test,
  themeToggle,
  visibleText,
} from './fixtures';
import { expectFits } from './fits';
import {
  distinctKinds,
  kinds,
  landingPage,
  postViews,
  texts,
  unknownPath,
  type View,
} from './views';

/**
 * Opens a page on a phone, with a typeface that arrives late, and checks that nothing moves when it
 * does. Nor does the page fetch any other font, a post that nobody has scrolled to, or anything from
 * another site.
 */
async function expectLoads(page: Page, route: string) {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  const size = page.viewportSize();
  await page.setViewportSize(screens.phone);
  const release = await holdBack(page, '**/*.woff2');
  const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not an init script: that would also run in sandboxed frames, where it causes a console error.
  await page.evaluate(() => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => shift });
  });
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate('layoutShift()')).toBeLessThan(0.02);
  if (size) await page.setViewportSize(size);
  expect(await page.evaluate(() => document.fonts.check('1rem Brand'))).toBe(true);
  // Without the emails' fonts, which load in frames, and letters beyond Latin.
  const font = /^(?!.*(campaigns|typeface-)).*\.(woff2?|ttf)$/;
  const fonts = urls.map(String).filter((url) => font.test(url));
  expect(fonts).toHaveLength(1);
  const others = urls.filter(({ origin }) => origin !== urls[0]?.origin);
  if (hosts.scripts.length === 0) expect(others).toEqual([]);
  expect(urls.slice(1).filter(({ pathname }) => pathname.endsWith('/embed'))).toEqual([]);
  return response;
}

/**
 * Checks that a page has one h1, its landmarks, and its navigation: on a landing page, its
 * sections, then the other ones; elsewhere all pages, with its own link marked. The pages for
 * marketers are in each footer.
 */
async function expectFrame(page: Page, { route, landing, template }: View) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeVisible();
  const nav = page.getByRole('navigation', { name: shell.navigation });
  const links = navigation.flatMap((group) => group.links);
  const current = links.filter(({ href }) => `${route}/`.startsWith(`${href}/`));
  await expect(nav.getByRole('link')).toContainText(
    landing
      ? [
          ...entriesOf(landing).map(([, { text }]) => text),
          ...navigation
            .filter((group) => group !== forMarketers)
            .flatMap((group) => group.links)
            .filter(({ href }) => href !== landing.route)
            .map(({ label }) => label),
        ]
      : links.map(({ label }) => label),
  );
  // Not every page is in the list.
  await expect(nav.locator('[aria-current=page]')).toHaveCount(landing ? 0 : current.length);
  // From an audience's page, they lead to that audience's.
  const audience = template ?? audiences.find((candidate) => candidate.landing === landing);
  const footer = page.getByRole('contentinfo');
  for (const { label, href } of forMarketers.links) {
    // Listed once, by the page itself or among the others.
    if (landing)
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveCount(1);
    if (landing?.footer.columns.some(({ links: own }) => own.some((link) => link.href === href)))
      continue;
    for (const place of landing ? [footer] : [footer, nav]) {
      const address = audience ? `${href}/${audience.id}` : href;
      const link = place.getByRole('link', { name: label, exact: true });
      await expect(link.and(page.locator(`[href="${address}"]`))).toHaveCount(1);
    }
  }
  const home = page.getByRole('banner').getByRole('link', { name: brand.name });
  await expect(home).toHaveAttribute('href', '/');
}

async function expectLanding(page: Page, landing: Landing) {
  await expect(page).toHaveTitle(`${landing.title} | ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.hero.headline);
  // The page's title is on the browser's tab, and this heading for screen readers.
  const { title: _title, sections: _sections, statistics, ...content } = landing;
  const { heading, ...numbers } = statistics;
  const shown = shownSections(landing);
  for (const name of sectionNames) if (!shown.includes(name)) Reflect.deleteProperty(content, name);
  const entries = entriesOf(landing).map(([, line]) => line);
  const text = await visibleText(page.locator('body'));
  for (const expected of [...texts({ ...content, entries, numbers }), offer.label, offer.code])
    expect(text).toContain(expected);
  const figures = page.getByRole('region', { name: heading });
  const next = figures.locator('xpath=following::section[1]');
  if (shown[shown.indexOf('statistics') + 1] === 'panel')
    await expect(next).toHaveAccessibleName(landing.panel.title);
  for (const grid of ['main dl', '#features > div'])
    await expect(page.locator(grid).first()).toHaveCSS('grid-template-columns', /^[\d.]+px \d/);
  expect(text).toContain(landing.offer.notes.join(' | '));
  // Their frames are made once somebody scrolls to them.
  for (const { title } of (shown.includes('posts') && landing.posts?.items) || [])
    await expect(page.locator('#posts').getByRole('link', { name: title })).toBeVisible();
  for (const { label, href } of [...landing.hero.actions, landing.offer.action]) {
    const name = href.startsWith('https://') ? `${label} ${shell.newTab}` : label;
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
}

async function expectAds(page: Page, audience: Audience) {
  const text = await visibleText(page.getByRole('tabpanel', { name: audience.name }));
  const campaign = findCampaign(audience.id)!;
  const { title, targetDemo, keywords, metaTags, ads, story, display } = audience.ad;
  const { targeting, cta } = ads.primary;
  const content = [
    [title, targetDemo, keywords, metaTags, targeting, cta],
    [
      storyFormat(story, scriptWords.stories[story.format]),
      story.slides,
      story.reelScript && reelScript(story.reelScript, scriptWords),
    ],
    [
      display.dimensions,
      colorScheme(campaign, scriptWords),
      display.keyVisuals.map((drawn) => drawn.description),
    ],
    conceptsOf(audience.ad).map(({ headline, subheadline, bodyText, imageDesc, picture }) => [
      [headline, subheadline, bodyText, imageDesc, picture],
    ]),
  ];
  for (const line of texts(content).flatMap((field) => field.split('\n')))
    expect(text).toContain(line.replace(/^(\d+)x(\d+)$/, '$1 × $2'));
  const main = await visibleText(page.getByRole('main'));
  for (const { name, card } of platforms)
    for (const line of card ? [name, card.strengths] : []) expect(main).toContain(line);
}

async function expectNeighbors(page: Page, route: string) {
  const links = page.getByRole('main').getByRole('link');
  for (const { href } of navigation.flatMap((group) => group.links)) {
    // The page's own links lead to its audience's pages.
    const [folder] = href.match(/^\/[^/]+/) ?? [];
    if (!route.startsWith(href))
      await expect(links.and(page.locator(`[href^="${folder}"]`))).not.toHaveCount(0);
  }
}

async function expectPrints(page: Page, landing?: Landing) {
  // A sheet in landscape is as wide as a page with a sidebar.
  const width = 1123;
  await page.setViewportSize({ width, height: 794 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('main').evaluate((main) => main.clientWidth)).toBe(width);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', computed(themeColors.light));
  // The brand stays, as a letterhead.
  await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toBeVisible();
  for (const part of [
    page.getByRole('navigation', { name: shell.navigation }),
    page.getByRole('contentinfo'),
    page.locator('button:visible, select:visible').first(),
  ])
    await expect(part).toBeHidden();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility() && !link.getAttribute('href')?.startsWith('#'))
        .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
  const leaving = [
    ...(landing?.hero.actions ?? [])
      .map(({ href }) => href)
      .filter((href) => !href.startsWith('#')),
    ...(landing?.posts?.items ?? []).map(({ address }) => address),
  ];
  expect(links.map(([href]) => href)).toEqual(expect.arrayContaining(leaving));
  for (const [href, spelled] of links) {
    const address = href?.startsWith('/') ? `${brand.origin}${href}` : href;
    expect(spelled?.replaceAll('" "', '')).toBe(`" (${address})"`);
  }
  await page.emulateMedia({ media: null });
}

for (const view of distinctKinds.flatMap(([, kind]) => kind)) {
  const title = `${view.route} has all its parts, fits every width, is accessible, and prints`;
  const { route, theme, landing, template } = view;
  // Another audience's template page differs only in its words.
  const tag = !template || template === audiences[0] ? [] : '@all';
  test(title, { tag }, async ({ page }) => {
    await expectLoads(page, route);
    await expectFrame(page, view);
    if (landing) await expectLanding(page, landing);
    if (template) await expectNeighbors(page, route);
    if (template && route.startsWith(socialAds.route)) await expectAds(page, template);
    await expectTheme(page, theme);
    await expectAccessible(page);
    await themeToggle(page).click();
    await expectTheme(page, otherTheme(theme));
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectAccessible(page);
    await themeToggle(page).click();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectPrints(page, landing);
    await expectFits(page, view);
  });
}

// Their controls are the browser's own; and the studio's list of campaigns has no shell around it.
// An owner's pages may be without it, too.
const posts = postViews.map(({ route }) => route);
for (const route of [...posts, ...studioRoutes.slice(0, 1), ...ownPages()])
  test(`${route} fits every width, and is accessible`, async ({ page }) => {
    await expectLoads(page, route);
    await expectAccessible(page);
    await expectFits(page, { hasShell: false });
  });

test('the home and template pages show the first audience, in their themes', async ({ page }) => {
  for (const [, [opening, ...others]] of kinds) {
    if (!opening) continue;
    const route = others.find(({ landing }) => landing === opening.landing)?.route ?? '';
    // Films get their buttons from a script.
    await page.goto(route, { waitUntil: 'networkidle' });
    const main = await page.getByRole('main').innerText();
    await page.goto(opening.route);
    await expectTheme(page, opening.theme);
    await expect.poll(() => page.getByRole('main').innerText()).toBe(main);
  }
});

test('an unknown path is an accessible 404 that leads to pages', async ({ page, expected }) => {
  expected.push(/404/);
  expect((await expectLoads(page, unknownPath))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
  for (const { label, href } of landingPages)
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toContainText(label);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await themeToggle(page).click();
    await expectAccessible(page);
  }
  await expectLargeTargets(page);
  await page.getByRole('link', { name: shell.skip }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  // Programs that check links in messages may pass on `%23` for `#`.
  await page.goto(`${landingPage.route}%23content`);
  await expect(page).toHaveURL(`${landingPage.route}#content`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingPage.heading);
});
