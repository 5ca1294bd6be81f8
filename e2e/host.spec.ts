// What the host sends with each file, and what the policy stops. What goes into a policy is tested
// in lib/export/policy.test.ts.
import type { APIRequestContext } from '@playwright/test';
import { brand } from '@/content/brand';
import { campaigns, homeAudience, homeCampaign } from '@/lib/campaigns';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { outputsOf, packageOf } from '@/lib/campaign/outputs/outputs';
import { typefaceFile } from '@/lib/campaign/email/styles';
import { studioRoutes } from '@/lib/export/budgets';
import { emailTemplates } from '@/content/words/email-templates';
import { notFound } from '@/content/words/errors';
import { exportedFiles, readExported, testExport } from './exports';
import { expect, test } from './fixtures';
import { landingPage, postViews, templatePage, unknownPath } from './views';

const [post = '', framedPost = ''] = postViews.map(({ route }) => route);
const email = outputAddress(homeAudience, 'email');

test('the host sends each kind of file with its headers', async ({ request, page }) => {
  await page.goto(landingPage.route);
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  const [noCache, forAYear] = ['no-cache', 'public, max-age=31536000, immutable'];
  for (const [url, caching] of [
    [landingPage.route, noCache],
    [templatePage.route, noCache],
    ...studioRoutes.map((route) => [route, noCache] as const),
    [unknownPath, noCache],
    [post, noCache],
    [framedPost, noCache],
    [email, noCache],
    [`${email}.png`, noCache],
    [typefaceFile, noCache],
    ['/icons/180.png', noCache],
    [script, forAYear],
    // Otherwise, a browser would remember for a year that it isn't there.
    ['/_next/static/chunks/gone.js', noCache],
  ] as const) {
    const headers = (await request.get(url)).headers();
    expect({ url, ...headers }).toMatchObject({
      url,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'self'$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    });
    const robots = url.startsWith('/campaigns/') ? 'noindex' : undefined;
    expect([url, headers['x-robots-tag']]).toEqual([url, robots]);
  }
  const headersOf = async (url: string) => (await request.get(url)).headers();
  expect((await headersOf(email))['content-security-policy']).toContain("script-src 'none'");
  expect((await headersOf(typefaceFile))['access-control-allow-origin']).toBe('*');
  expect(await headersOf('/.well-known/security.txt')).toMatchObject({
    'cache-control': noCache,
    'x-content-type-options': 'nosniff',
  });
});

/** The addresses of all images in an email, wherever they are: in an element, a style, or VML. */
const imagesIn = (html: string) =>
  html.match(/https?:\/\/[^\s"'()<>,]+\.(?:png|jpe?g|gif|webp|svg)\b/g) ?? [];

test('a mail program may show every image that an email names', async ({ page, baseURL }) => {
  const emails = exportedFiles(testExport, '.html').filter((file) => /\/email[^/]*$/.test(file));
  const named = emails.flatMap((file) => imagesIn(readExported(testExport, file)));
  const images = campaigns
    .flatMap((campaign) => outputsOf(campaign))
    .filter(({ folder, type }) => folder === 'email' && type.startsWith('image/'));
  const addresses = images.map(({ address }) => brand.origin + address);
  expect(new Set(named)).toEqual(new Set(addresses));

  const headers = new Map<string, Record<string, string>>();
  page.on('response', (response) => headers.set(response.url(), response.headers()));
  // This page isn't the site's, so the browser blocks what only the site may show.
  const sources = images.map(({ address }) => `${baseURL}${address}`);
  await page.setContent(sources.map((source) => `<img src="${source}">`).join(''));
  const blocked = () =>
    page
      .locator('img')
      .evaluateAll((shown: HTMLImageElement[]) =>
        shown.flatMap(({ src, complete, naturalWidth }) =>
          complete && naturalWidth > 0 ? [] : src,
        ),
      );
  await expect.poll(blocked).toEqual([]);
  for (const source of sources)
    expect([source, headers.get(source)]).toMatchObject([
      source,
      { 'content-type': 'image/png', 'cache-control': 'no-cache' },
    ]);
});

const statusOf = async (request: APIRequestContext, url: string) => {
  const response = await request.get(url, { maxRedirects: 0 });
  return [url, response.status(), response.headers().location];
};

test('each page has one address, and no address leads to another site', async ({
  request,
  baseURL,
}) => {
  for (const route of ['/', landingPage.route, emailTemplates.route, templatePage.route, post])
    expect(await statusOf(request, route)).toEqual([route, 200, undefined]);
  for (const ending of ['.html', '/'])
    for (const route of [landingPage.route, emailTemplates.route, templatePage.route])
      expect(await statusOf(request, route + ending)).toEqual([route + ending, 301, route]);
  for (const url of [
    unknownPath,
    `${templatePage.route}/nothing`,
    '/_next/static/chunks/gone.js',
  ]) {
    const response = await request.get(url);
    expect([url, response.status()]).toEqual([url, 404]);
    expect(await response.text()).toContain(notFound.title);
  }
  for (const path of ['//other.example', '//other.example/', '//other.example/x.html']) {
    const [, , location = '/'] = await statusOf(request, baseURL + path);
    expect([path, new URL(String(location), baseURL).origin]).toEqual([path, baseURL]);
  }
});

test('films are sent in parts, and what a browser has isn’t sent again', async ({ request }) => {
  const film = packageOf([homeCampaign]).find(({ path }) => path.endsWith('.mp4'));
  const url = film?.address ?? '';
  const body = await (await request.get(url)).body();
  const part = await request.get(url, { headers: { Range: 'bytes=100-199' } });
  expect([part.status(), part.headers()['content-range']]).toEqual([
    206,
    `bytes 100-199/${body.length}`,
  ]);
  expect((await part.body()).equals(body.subarray(100, 200))).toBe(true);
  const after = await request.get(url, { headers: { Range: `bytes=${body.length}-` } });
  expect(after.status()).toBe(416);
  for (const address of [url, landingPage.route]) {
    const { etag = '' } = (await request.get(address)).headers();
    const again = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect([address, again.status()]).toEqual([address, 304]);
  }
});

test('a script that is injected into a page does not run', async ({ page, expected }) => {
  expected.push(/Content Security Policy/);
  await page.goto('/');
  // In a timer, so that it runs as the page's own code. What the debugger runs isn't restricted.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          const inline = document.createElement('script');
          inline.append('document.title = "inline"');
          document.body.append(inline);
          resolve();
        });
      }),
  );
  await expect(page).toHaveTitle(new RegExp(homeAudience.landing.title));
});
