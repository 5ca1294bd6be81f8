// The site below a path of its host, as GitHub Pages serves a project's.
import { load } from 'cheerio';
import { brand } from '@/content/brand';
import { studioRoute } from '@/content/studio';
import { account } from '@/content/words/account';
import { socialAds } from '@/content/words/social-ads';
import { homeAudience } from '@/lib/campaigns';
import { unzip } from '@/lib/fixtures/unzip';
import { serve } from '../../scripts/serve';
import { expect, followLink, landingPage, templatePage, test } from '../fixtures';
import { exportedFile, exportedFiles, ownAddresses, readExported } from '../exports';
import { files, first, frameOf, last, markDocument, panelOf, save } from '../templates';

const basePath = '/our/security';
const folder = '.local/sub-path/out';

// Any port of this machine: what fails there fails the test.
test.use({ baseURL: 'http://127.0.0.1' });

// One after another: only one of them may build the site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Long enough for a build on a slow machine.
  test.setTimeout(1_200_000);
  // It waits for something at the top level, so only a dynamic import can load it here.
  const { exportLocally } = await import('../../scripts/local-export.mjs');
  exportLocally('sub-path');
});

test('below a path of its host, every address leads to a file, and outside is only what hosts read', () => {
  const all = exportedFiles(folder, '');
  const outside = all.filter((file) => !`/${file}/`.startsWith(`${basePath}/`));
  const forHosts = ['404.html', '_headers', 'firebase.json', 'nginx.conf', 'our'];
  expect(outside.toSorted()).toEqual(forHosts);
  const addresses = ownAddresses(folder);
  for (const { file, url } of addresses) {
    const { pathname } = url;
    const isHome = pathname.replace(/\/$/, '') === basePath;
    const target = exportedFile(folder, isHome ? `${basePath}/index` : pathname);
    expect([file, pathname, target]).toEqual([file, pathname, expect.any(String)]);
  }
  expect(addresses.length).toBeGreaterThan(100);
  const home = load(readExported(folder, `${basePath}/index.html`));
  const address = `${brand.origin}${basePath}${homeAudience.landing.route}`;
  expect(home('link[rel=canonical]').attr('href')).toBe(address);
  expect(home('meta[property="og:image"]').attr('content')).toMatch(`${brand.origin}${basePath}/`);
  expect(readExported(folder, `${basePath}/sitemap.xml`)).toContain(`<loc>${address}</loc>`);
  expect(readExported(folder, `${basePath}/campaigns/${first.id}/email.html`)).toContain(
    `${brand.origin}${basePath}/campaigns/${first.id}/email.png`,
  );
  for (const rule of readExported(folder, '_headers').match(/^\S+$/gm) ?? [])
    expect(`${rule}/`).toMatch(new RegExp(`^${basePath}/`));
});

test('below a path of its host, links, tabs, a ZIP and the studio work', async ({ page }) => {
  const origin = await serve(folder);
  await page.goto(origin + basePath);
  // This site has no sign-in.
  await expect(page.getByRole('button', { name: account.signIn })).toHaveCount(0);
  for (const { route, heading } of [landingPage, templatePage]) {
    const expectNoReload = await markDocument(page);
    await followLink(page, { route: basePath + route, heading });
    await expect(page).toHaveURL(origin + basePath + route);
    await expectNoReload();
  }
  await page.getByRole('tab', { name: last.name }).click();
  await expect(page).toHaveURL(`${origin}${basePath}${templatePage.route}/${last.id}`);
  const picture = frameOf(panelOf(page, last.name)).contentFrame().locator('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  await followLink(page, { route: basePath + socialAds.route, heading: socialAds.title });
  const zip = panelOf(page).getByRole('button', { name: socialAds.exportPanel.zip });
  const found = await unzip((await save(zip)).data);
  expect(found.size).toBe(files.flatMap(({ places }) => places).length);

  if (studioRoute) {
    await page.goto(`${origin}${basePath}${studioRoute}/${first.id}`);
    await expect(page.locator('svg [data-field]').first()).toBeVisible();
  }
  const home = page.getByRole('link', { name: new RegExp(`^${brand.name}`) });
  await home.first().click();
  const { headline } = homeAudience.landing.hero;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
});
