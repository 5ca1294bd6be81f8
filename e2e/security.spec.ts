// What the host sends with each file, and what the policy stops. What goes into a policy is tested
// in lib/export/policy.test.ts.
import { homeAudience } from '@/lib/campaigns';
import { outputAddress } from '@/lib/campaign/output-address';
import { typefaceFile } from '@/lib/campaign/email/styles';
import { studioRoutes } from '@/lib/export/budgets';
import { emailPolicy } from '@/lib/export/policy';
import { expect, test } from './fixtures';
import { landingPage, postViews, templatePage, unknownPath } from './views';

const [post = '', framedPost = ''] = postViews.map(({ route }) => route);

test('the host sends each kind of file with its headers', async ({ request, page }) => {
  await page.goto(landingPage.route);
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  const email = outputAddress(homeAudience, 'email');
  const [noCache, forAYear] = ['no-cache', 'public, max-age=31536000, immutable'];
  for (const [url, frames, caching = noCache, shared = 'same-origin'] of [
    [landingPage.route, 'none'],
    [`${templatePage.route}/${homeAudience.id}`, 'none'],
    ...studioRoutes.map((route) => [route, 'none'] as const),
    [unknownPath, 'none'],
    [post, 'none'],
    [framedPost, 'self'],
    [email, 'self'],
    [`${email}.png`, 'self', noCache, 'cross-origin'],
    [typefaceFile, 'self', noCache, 'cross-origin'],
    ['/icon.svg', 'none', noCache, 'cross-origin'],
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
