import { audiences, homeAudience } from '@/content/audiences';
import { notFound } from '@/content/words/errors';
import { navigation } from '@/content/navigation';
import { offer } from '@/content/offer';
import { platforms } from '@/content/platforms';
import { shell } from '@/content/words/shell';
import { brand } from '@/content/brand';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { expect, pages, postRoutes, test, textOf, texts } from './fixtures';

const landings = [
  { route: '/', landing: homeAudience.landing },
  ...audiences.map(({ landing }) => ({ route: landing.route, landing })),
];

for (const { route, landing } of landings) {
  test(`${route} says everything that its audience's content says`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveTitle(`${landing.title} | ${brand.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.hero.headline);
    const text = await textOf(page);
    for (const expected of [...texts(landing), offer.label, offer.code])
      expect(text).toContain(expected);
    expect(text).toContain(landing.offer.notes.join(' | '));
    for (const { title } of [...landing.risks.items, ...landing.features.items]) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: landing.hero.panel.title })).toBeVisible();
  });
}

for (const { route } of pages) {
  test(`${route} has one h1, its landmarks, and is marked in the navigation`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const nav = page.getByRole('navigation', { name: shell.navigation });
    await expect(nav.getByRole('link')).toHaveText(
      navigation.flatMap(({ links }) => links.map(({ label }) => label)),
    );
    await expect(nav.locator('[aria-current=page]')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toHaveAttribute(
      'href',
      '/',
    );
  });
}

test('every link of the site leads to a page or an anchor that exists', async ({
  page,
  request,
  baseURL,
}) => {
  const found = new Set<string>();
  for (const route of [...pages.map(({ route: path }) => path), ...postRoutes]) {
    await page.goto(route);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
    for (const href of hrefs) if (href.startsWith(`${baseURL}/`)) found.add(href);
  }
  expect(found.size).toBeGreaterThan(pages.length);
  for (const href of found) {
    const response = await request.get(href);
    expect([href, response.status()]).toEqual([href, 200]);
    const anchor = new URL(href).hash.slice(1);
    if (anchor) expect(await response.text(), href).toContain(` id="${anchor}"`);
  }
});

test('the social ads page shows every field of each campaign, and the platforms', async ({
  page,
}) => {
  await page.goto(socialAds.route);
  await expect(page.getByRole('heading', { level: 1, name: socialAds.title })).toBeVisible();
  for (const { id, ad } of audiences) {
    const text = await textOf(page, `#${id}`);
    const said = texts(ad).flatMap((each) => each.split('\n'));
    expect(said.length).toBeGreaterThan(30);
    for (const each of [ad.title, ...said])
      expect(text).toContain(each.replace(/^(\d+)x(\d+)$/, '$1 × $2'));
  }
  for (const { name, strengths } of platforms.items) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByText(strengths, { exact: true })).toBeVisible();
  }
});

test('the template pages link to their neighbours', async ({ page }) => {
  for (const { route } of [emailTemplates, socialAds]) {
    await page.goto(route);
    const main = page.getByRole('main');
    const neighbours = navigation
      .flatMap(({ links }) => links)
      .filter(({ href }) => href !== route);
    for (const { label, href } of neighbours) {
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
  }
});

test('the copyright line shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${brand.name}. ${shell.rights}`);
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  test('is a 404 that says so and leads back', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      homeAudience.landing.hero.headline,
    );
  });
});
