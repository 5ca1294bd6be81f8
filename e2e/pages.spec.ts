import type { Page } from '@playwright/test';
import { campaignOf, homeAudience, offer } from '@/lib/campaigns';
import { landingPages, navigation } from '@/content/navigation';
import { platforms } from '@/content/platforms';
import type { Audience, Landing, Theme } from '@/content/schema';
import { brand } from '@/content/brand';
import { notFound } from '@/content/words/errors';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { shell } from '@/content/words/shell';
import { adJson } from '@/lib/campaign/ads/json';
import { themeColors } from '@/lib/theme-colors';
import { computed } from './emails';
import { expect, kinds, test, themeToggle, unknownPath, type View, visitEach } from './fixtures';
import { texts } from './texts';

/**
 * Checks that a page has one h1, its landmarks, and its navigation: on a landing page, its sections, its call to action
 * and all other pages; elsewhere, all pages, with its own link marked.
 */
async function expectFrame(page: Page, landing?: Landing) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeVisible();
  const nav = page.getByRole('navigation', { name: shell.navigation });
  const pages = navigation
    .flatMap(({ links }) => links)
    .filter(({ href }) => href !== landing?.route);
  const contents = Object.entries(sections.contents).filter(
    ([id]) => id !== 'posts' || landing?.posts,
  );
  const guide = landing
    ? [...contents.map(([, label]) => label), landing.hero.actions[0].label]
    : [];
  const links = nav.getByRole('link');
  await expect(links).toHaveCount(guide.length + pages.length);
  for (const [index, label] of [...guide, ...pages.map((each) => each.label)].entries())
    await expect(links.nth(index)).toContainText(label);
  await expect(nav.locator('[aria-current=page]')).toHaveCount(landing ? 0 : 1);
  await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toHaveAttribute(
    'href',
    '/',
  );
}

/** Checks that a landing page shows all of its content, and that links to other sites open a new tab. */
async function expectLanding(page: Page, landing: Landing) {
  await expect(page).toHaveTitle(`${landing.title} | ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.hero.headline);
  const text = await page.locator('body').textContent();
  for (const expected of [...texts(landing), offer.label, offer.code])
    expect(text).toContain(expected);
  expect(text).toContain(landing.offer.notes.join(' | '));
  for (const { title } of [...landing.risks.items, ...landing.features.items])
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: landing.hero.panel.title })).toBeVisible();
  for (const { question } of landing.questions.items)
    await expect(page.getByRole('heading', { level: 3, name: question })).toBeVisible();
  const frames = (landing.posts?.items ?? []).map(({ title }) => title);
  for (const title of frames) await expect(page.getByTitle(title, { exact: true })).toBeVisible();
  const elsewhere = [...landing.hero.actions, landing.offer.action].filter(({ href }) =>
    href?.startsWith('https://'),
  );
  for (const { label, href = '' } of elsewhere) {
    const links = page.getByRole('main').getByRole('link', { name: `${label} ${shell.newTab}` });
    const link = links.first();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
}

/** Checks that an audience's social ads show every field of its campaign, and what each platform is good at. */
async function expectAds(page: Page, audience: Audience) {
  const { name } = audience;
  const text = await page.getByRole('tabpanel', { name }).textContent();
  // The links and the files are for other tests.
  const {
    files: _files,
    platforms: _platforms,
    link: _link,
    ...fields
  } = adJson(campaignOf(audience), []);
  const said = texts(fields).flatMap((each) => each.split('\n'));
  for (const each of said) expect(text).toContain(each.replace(/^(\d+)x(\d+)$/, '$1 × $2'));
  for (const platform of platforms.items) {
    await expect(page.getByRole('heading', { level: 3, name: platform.name })).toBeVisible();
    await expect(page.getByText(platform.strengths, { exact: true })).toBeVisible();
  }
}

/** Checks that a template page links to the landing pages and to the other template page. */
async function expectNeighbors(page: Page, route: string) {
  for (const { href } of navigation.flatMap(({ links }) => links)) {
    if (route.startsWith(href)) continue;
    const links = page.getByRole('main').locator(`a[href^="${href}"]`);
    await expect(links.filter({ visible: true })).not.toHaveCount(0);
  }
}

/** Checks that the page is in a theme: its root, its background, the browser's toolbar and the toggle's name. */
async function expectTheme(page: Page, theme: Theme) {
  await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  const color = themeColors[theme];
  await expect(page.locator('body')).toHaveCSS('background-color', computed(color));
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', color);
  const label = theme === 'light' ? shell.toDark : shell.toLight;
  await expect(themeToggle(page)).toHaveAccessibleName(label);
}

/** Checks that the open page prints in the light theme, without the shell, and spells out each link's address. */
async function expectPrint(page: Page, landing?: Landing) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', computed(themeColors.light));
  // The brand stays, as a letterhead.
  await expect(page.getByRole('banner')).toContainText(brand.name);
  for (const part of [
    page.getByRole('navigation', { name: shell.navigation }),
    page.getByRole('button', { name: shell.openMenu }),
    page.getByRole('contentinfo'),
    themeToggle(page),
  ])
    await expect(part).toBeHidden();
  await expect(page.locator('button:visible, select:visible')).toHaveCount(0);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all
        .filter((link) => link.checkVisibility() && !link.getAttribute('href')?.startsWith('#'))
        .map((link) => [
          link.getAttribute('href') ?? '',
          getComputedStyle(link, '::after').content,
        ]),
    );
  const leaving = [
    ...(landing?.hero.actions ?? [])
      .map(({ href }) => href)
      .filter((href) => !href.startsWith('#')),
    ...(landing?.posts?.items ?? []).map(({ address }) => address),
  ];
  expect(links.map(([href]) => href)).toEqual(expect.arrayContaining(leaving));
  for (const [href = '', spelled = ''] of links) {
    const address = href.startsWith('/') ? `${brand.origin}${href}` : href;
    expect(spelled.replaceAll('" "', '')).toBe(`" (${address})"`);
  }
  await page.emulateMedia({ media: 'screen' });
}

async function expectPage(page: Page, { route, theme, landing, template }: View) {
  await page.goto(route);
  await expectFrame(page, landing);
  if (landing) await expectLanding(page, landing);
  else await expectNeighbors(page, route);
  if (template && route.startsWith(socialAds.route)) await expectAds(page, template);
  await expectTheme(page, theme);
  await themeToggle(page).click();
  await expectTheme(page, theme === 'light' ? 'dark' : 'light');
  await expectPrint(page, landing);
  await page.reload();
  await expectTheme(page, theme);
}

for (const [kind, views] of kinds) {
  test(`${kind} have all their parts, switch theme until reloaded, and print in light mode`, async ({
    page,
  }) => {
    await visitEach(page, views, (view) => expectPage(page, view));
  });
}

test('the copyright line shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(
    `© 2031 ${brand.name}. ${shell.rights}`,
  );
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  test('is a 404 that says so and links to the landing pages', async ({ page }) => {
    const response = await page.goto(unknownPath);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    for (const { label, href } of landingPages)
      await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute(
        'href',
        href,
      );
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      homeAudience.landing.hero.headline,
    );
  });
});
