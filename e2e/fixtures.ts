import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import axe from 'axe-core';
import { themeColors } from '@/lib/site/theme-colors';
import type { Theme } from '@/content/schema';
import { shell } from '@/content/words/shell';

export * from './views';
export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Adds what a browser complains about to `problems`: console errors, warnings, exceptions. */
export function collectComplaints(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Firefox's NS_BINDING_ABORTED: a page was left while it was still loading a font.
    if (!message.includes('status=2152398850')) problems.push(`uncaught: ${message}`);
  });
}

/**
 * A test that fails on any console error or warning, uncaught exception, or failed request to this
 * site, besides the problems that it causes on purpose: each of those patterns has to match one.
 */
export const test = base.extend<{ expectedProblems: RegExp[]; watch: void }>({
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
        const reason = request.failure()?.errorText ?? '';
        // With scripts off, the browser refuses to fetch them.
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        // Leaving a page aborts what it was still loading.
        if (ours(request.url()) && !/ABORTED|cancel/.test(reason))
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

/** Screens that many people have, in pixels. */
export const screens = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
};

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
 * turned off. Frames are skipped: posts and emails are checked on their own.
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

/** Makes the page's clipboard refuse every write, as a browser does that denies access. */
export async function refuseClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.write = () =>
      Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
}

/** Holds all requests to an address, or the first few, until `release`. `held` counts them. */
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

/** In CSS pixels: the smallest easy tap target (WCAG 2.2, 2.5.5). */
const least = 44;

/**
 * Checks that everything that can be tapped is large enough for a finger. A link within a sentence
 * is only as high as its line (2.5.5 makes an exception for it); a radio button or a checkbox is
 * tapped through its label.
 */
export async function expectLargeTargets(page: Page) {
  const targets = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const controls = document.querySelectorAll('a[href], button, select, input, textarea, summary');
    const shown = [...controls].filter((control) => {
      const sentence = control.parentElement?.textContent?.trim() ?? '';
      const isInline =
        getComputedStyle(control).display === 'inline' &&
        sentence.length > (control.textContent?.trim().length ?? 0);
      return control.checkVisibility({ visibilityProperty: true }) && !isInline;
    });
    return shown.map((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      // Rounded: half a pixel doesn't count.
      return { html: control.outerHTML.slice(0, 120), size: Math.round(Math.min(width, height)) };
    });
  });
  expect(targets.filter(({ size }) => size < least)).toEqual([]);
  expect(targets.length).toBeGreaterThan(3);
}

/** One of our colors, given as `#rrggbb`, as a browser computes it. */
export function computed(hex: string): string {
  const bytes = (hex.match(/[0-9a-f]{2}/g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return `rgb(${bytes.join(', ')})`;
}

/** Checks a page's theme: its root, its background, the browser's toolbar, the toggle. */
export async function expectTheme(page: Page, theme: Theme) {
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(page.locator('body')).toHaveCSS('background-color', computed(themeColors[theme]));
  const toolbar = page.locator('meta[name=theme-color]');
  await expect(toolbar).toHaveAttribute('content', themeColors[theme]);
  const label = theme === 'light' ? shell.toDark : shell.toLight;
  await expect(themeToggle(page)).toHaveAccessibleName(label);
}

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
