import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { shell } from '@/content/words/shell';
import { collectComplaints } from './complaints';

export * from './views';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /**
   * Problems that this test causes on purpose. Each pattern must match one, and no other problem
   * may occur.
   */
  expectedProblems: RegExp[];
}

/**
 * A test that fails on any console error or warning, uncaught exception, or failed request to this
 * site.
 */
export const test = base.extend<Fixtures & { watch: void }>({
  expectedProblems: [[], { option: true }],
  watch: [
    async ({ context, baseURL, javaScriptEnabled, expectedProblems }, use) => {
      const problems: string[] = [];
      const ours = (url: string) => baseURL !== undefined && url.startsWith(baseURL);
      collectComplaints(context, problems);
      context.on('response', (response) => {
        if (ours(response.url()) && response.status() >= 400)
          problems.push(`${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // With scripts off, the browser refuses to fetch them.
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        // Leaving a page aborts what it was still loading.
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

/** How long one view may take in `visitEach` on a slow machine, in ms. */
const timeoutPerView = 60_000;

/**
 * Visits every view in turn, in a step named after its route, and raises the test's timeout to
 * match. It's a loop in one test, not a test per page, so that the number of tests doesn't grow
 * with the audiences, and because one tab with its cache loads a page in half the time.
 */
export async function visitEach<View extends { route: string }>(
  page: Page,
  views: readonly View[],
  visit: (view: View) => Promise<void>,
) {
  test.setTimeout(views.length * timeoutPerView);
  const size = page.viewportSize();
  expect(views).not.toEqual([]);
  for (const view of views) {
    await test.step(view.route, async () => {
      await visit(view);
      // Start the next view on a blank page of the original size: a new hash alone wouldn't reload
      // the page.
      await page.goto('about:blank');
      if (size) await page.setViewportSize(size);
      await page.emulateMedia({ media: null });
      await page.unrouteAll();
    });
  }
}

/** The theme toggle, whichever way it would switch. */
export function themeToggle(page: Page) {
  return page.getByRole('button', { name: new RegExp(`^(${shell.toLight}|${shell.toDark})$`) });
}

/** Follows the navigation's link to a page, and waits for that page to show. */
export async function followLink(
  page: Page,
  { route, heading }: { route: string; heading: string },
) {
  await page
    .getByRole('navigation', { name: shell.navigation })
    .locator(`a[href="${route}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/**
 * Checks the open page with axe: all of it, or what a selector finds, by every rule that isn't
 * turned off. Frames are skipped: posts and emails are checked separately, in
 * accessibility.spec.ts.
 */
export async function expectAccessible(
  page: Page,
  { within = 'html', rulesOff = [] }: { within?: string; rulesOff?: string[] } = {},
) {
  // @axe-core/playwright takes four times as long: it sends axe to each frame for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`);
  const violations = await page.evaluate(
    async ([selector, rules]) => {
      const results = await window.axe.run(selector, {
        iframes: false,
        // No rule that runs by default reads the style sheets: axe needn't fetch them.
        preload: { assets: ['media'] },
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return results.violations;
    },
    [within, rulesOff] as const,
  );
  expect(violations).toEqual([]);
}

/** Checks that something is really visible: text for screen readers only is one pixel high. */
export async function expectReadable(locator: Locator) {
  await expect.poll(async () => (await locator.boundingBox())?.height).toBeGreaterThan(10);
}

/**
 * Makes the open page's clipboard refuse every write, like a browser that denies the page access.
 */
export async function refuseClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.write = () =>
      Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
}

/**
 * Holds requests to an address until `release` is called: all of them, or the first few. `held`
 * returns how many there were.
 */
export async function holdBack(page: Page, url: string | ((url: URL) => boolean), times?: number) {
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
      // The page may have canceled the request by now.
      await request.fallback().catch(() => {});
    },
    { times },
  );
  return { release: () => release?.(), held: () => held };
}
