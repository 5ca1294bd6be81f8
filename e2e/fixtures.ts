import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import type { Landing } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { samplePosts } from '@/lib/posts';

interface Fixtures {
  /** What this test lets go wrong on purpose: each pattern must occur, and nothing else may. */
  expectedProblems: RegExp[];
}

/** A test that fails on anything in the console, an uncaught exception, or a request to this site that fails. */
export const test = base.extend<Fixtures & { watch: void }>({
  expectedProblems: [[], { option: true }],
  watch: [
    async ({ context, baseURL, javaScriptEnabled, expectedProblems }, use) => {
      const problems: string[] = [];
      const ours = (url: string) => baseURL !== undefined && url.startsWith(baseURL);
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('response', (response) => {
        if (ours(response.url()) && response.status() >= 400)
          problems.push(`${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Where scripts are off, the browser refuses to fetch them.
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        // A page that is left takes what it was still loading with it.
        if (ours(request.url()) && reason !== 'net::ERR_ABORTED')
          problems.push(`${reason}: ${request.url()}`);
      });
      await use();
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
      );
      const missing = expectedProblems.filter(
        (pattern) => !problems.some((problem) => pattern.test(problem)),
      );
      expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

export { expect };

/** The pages with the shell around them, and the theme that each opens in. */
export const pages = [
  { route: '/', theme: 'light' },
  ...audiences.map(({ landing }) => ({ route: landing.route, theme: landing.theme })),
  { route: emailTemplates.route, theme: emailTemplates.theme },
  { route: socialAds.route, theme: socialAds.theme },
] as const;

export const tabPages = [emailTemplates.route, socialAds.route] as const;

/** The audiences' pages that a template page does not open with. */
export const otherTabs = tabPages.flatMap((route) =>
  audiences.slice(1).map(({ id }) => `${route}/${id}`),
);

const [firstPost] = samplePosts.keys();

/** One post stands for all: they are the same page with other words. */
export const postRoutes = [`/posts/${firstPost}`, `/posts/${firstPost}/embed`];

/** The theme toggle, whichever way it would switch. */
export function themeToggle(page: Page) {
  return page.getByRole('button', { name: new RegExp(`^(${shell.toLight}|${shell.toDark})$`) });
}

/** Follows the navigation's link to a landing page, and sees it there. */
export async function followLink(page: Page, { route, hero }: Landing) {
  await page
    .getByRole('navigation', { name: shell.navigation })
    .locator(`a[href="${route}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
}

/** Looks at the whole page, or at what a selector finds in it. */
export async function expectAccessible(page: Page, selector = 'html') {
  // An email's frame runs no script, not even this one: the emails are looked at on their own.
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .exclude('iframe[sandbox]')
    .analyze();
  expect(violations).toEqual([]);
}

/** That something is there to be seen: what is kept for assistive technology alone is a pixel high. */
export async function expectReadable(locator: Locator) {
  await expect.poll(async () => (await locator.boundingBox())?.height).toBeGreaterThan(10);
}

/** From now on, the open page's clipboard is as a browser has it that allows no page to write. */
export async function refuseClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.write = () =>
      Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
}

/**
 * From now on, requests to an address wait until `release` is called: all of them, or the first few. `held` tells how
 * many there were.
 */
export async function holdBack(page: Page, url: string, times?: number) {
  let release: (() => void) | undefined;
  let held = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    url,
    async (request) => {
      held += 1;
      await released;
      // What the page has taken back meanwhile cannot go on.
      await request.fallback().catch(() => {});
    },
    { times },
  );
  return { release: () => release?.(), held: () => held };
}

/** The page's text as written, whatever the style sheet makes of its letters. */
export async function textOf(page: Page, selector = 'body'): Promise<string> {
  return (await page.locator(selector).textContent()) ?? '';
}

const unseen = new Set([
  'href',
  'route',
  'address',
  'icon',
  'tone',
  'color',
  'theme',
  'description',
  'share',
  'kind',
  'drawing',
  'shows',
]);

/** Every text that a reader sees in a tree of content: all strings but addresses and names of drawings and colours. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unseen.has(key) ? [] : texts(inner)));
}
