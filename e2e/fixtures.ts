// What browser tests share. Long, because each test needs several of these together.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import axe from 'axe-core';
import { themeColors } from '@/lib/site/metadata';
import { campaigns } from '@/lib/campaigns';
import { endOfDay } from '@/lib/campaign/document/day';
import { hosts } from '@/content/hosts';
import type { Theme } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { type landingPage, otherScripts } from './views';

export * from './views';
export { expect };

const [firstCampaign] = campaigns;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Adds what a browser complains about to `problems`: console errors, warnings, exceptions. */
export function collectComplaints(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    // WebKit doesn't know this directive, and says so on every page. The other engines need it.
    const isKnown = message.text().includes("Content-Security-Policy directive 'manifest-src'");
    if (['error', 'warning'].includes(message.type()) && !isKnown)
      problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Firefox's NS_BINDING_ABORTED: a page was left while it was still loading a font.
    if (!message.includes('status=2152398850')) problems.push(`uncaught: ${message}`);
  });
}

/**
 * A test that fails on any console error or warning, uncaught exception, or failed request to this
 * site, besides those that it causes on purpose: each pattern that it puts into `expected` has to
 * match one.
 */
export const test = base.extend<{ expected: RegExp[]; watch: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants it
  expected: async ({}, use) => use([]),
  watch: [
    async ({ context, baseURL, javaScriptEnabled, expected }, use) => {
      const problems: string[] = [];
      const ours = (url: string) => baseURL !== undefined && url.startsWith(baseURL);
      collectComplaints(context, problems);
      // No test contacts other sites.
      for (const address of [...otherScripts, ...hosts.connect, ...hosts.images, ...hosts.frames])
        await context.route(`${new URL(address).origin}/**`, (route) => route.fulfill());
      context.on('response', (response) => {
        if (ours(response.url()) && response.status() >= 400)
          problems.push(`${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // With scripts off, the browser refuses to fetch them.
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        // Leaving a page aborts what it was still loading: in Firefox, a video's poster unexpectedly.
        if (ours(request.url()) && !/ABORTED|cancel|UNEXPECTED/.test(reason))
          problems.push(`${reason}: ${request.url()}`);
      });
      // Once the offer is over, a download needs a second press. These tests hold then, too.
      const lastDay = endOfDay(firstCampaign.brand.locale, firstCampaign.offer.until) ?? NaN;
      if (lastDay < Date.now())
        await context.addInitScript((late) => {
          const { now } = Date;
          Date.now = () => now() - late;
        }, Date.now() - lastDay);
      await use();
      const unexpected = problems.filter((text) => !expected.some((known) => known.test(text)));
      const missing = expected.filter((known) => !problems.some((text) => known.test(text)));
      expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

/** How long one view may take in `visitEach` on a slow machine, in ms. */
const timeoutPerView = 60_000;

/** What a test goes through: in `npm run test:all`, all of it; in `npm test`, the first. */
export const few = <Item>(items: readonly Item[], count = 1) =>
  test.info().project.name === 'tests' ? items.slice(0, count) : items;

/**
 * Visits every view in turn, or the first one, in a step named after its route, and raises the test's
 * timeout to match. It's a loop in one test, not a test per page, so that the number of tests doesn't grow
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
  for (const view of few(views)) {
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

export const screens = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
};

export function themeToggle(page: Page) {
  return page.getByRole('button', { name: new RegExp(`^(${shell.toLight}|${shell.toDark})$`) });
}

/** Follows a link in the sidebar or in the footer. */
export async function followLink(page: Page, { route, heading }: typeof landingPage) {
  await page.locator(`:is(nav, footer) a[href="${route}"]:visible`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/**
 * Checks the open page with axe, by every rule that isn't turned off. Frames are skipped: posts and
 * emails are checked on their own.
 */
export async function expectAccessible(page: Page, rulesOff: string[] = []) {
  // @axe-core/playwright takes four times as long: it sends axe to each frame for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`);
  const violations = await page.evaluate(async (off) => {
    const results = await window.axe.run({
      iframes: false,
      // No rule that runs by default reads the style sheets: axe needn't fetch them.
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return results.violations;
  }, rulesOff);
  expect(violations).toEqual([]);
}

/** The text of an element that a reader can see once every `<details>` in it is open. */
export function visibleText(locator: Locator): Promise<string> {
  return locator.evaluate((root) => {
    for (const details of root.querySelectorAll('details')) details.open = true;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let visible = '';
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // What's only for screen readers is one pixel large.
      const { width = 0, height = 0 } = parentElement?.getBoundingClientRect() ?? {};
      const options = { visibilityProperty: true, opacityProperty: true };
      if (parentElement?.checkVisibility(options) && Math.min(width, height) > 1)
        visible += textContent;
    }
    return visible;
  });
}

/** Checks that something is really visible: text for screen readers only is one pixel high. */
export async function expectReadable(locator: Locator) {
  await expect.poll(async () => (await locator.boundingBox())?.height).toBeGreaterThan(10);
}

/** Holds all requests to an address until the returned function is called. */
export async function holdBack(page: Page, url: string | ((url: URL) => boolean)) {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (request) => {
    await released;
    // The page may have canceled the request by now.
    await request.fallback().catch(() => {});
  });
  return () => release?.();
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
    const visibleControls = [...controls].filter((control) => {
      const sentence = control.parentElement?.textContent?.trim() ?? '';
      const isInline =
        getComputedStyle(control).display === 'inline' &&
        sentence.length > (control.textContent?.trim().length ?? 0);
      return control.checkVisibility({ visibilityProperty: true }) && !isInline;
    });
    return visibleControls.map((control) => {
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

export const otherTheme = (theme: Theme) => (theme === 'light' ? 'dark' : 'light');

export async function expectTheme(page: Page, theme: Theme) {
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(page.locator('body')).toHaveCSS('background-color', computed(themeColors[theme]));
  const toolbar = page.locator('meta[name=theme-color]');
  await expect(toolbar).toHaveAttribute('content', themeColors[theme]);
  const label = theme === 'light' ? shell.toDark : shell.toLight;
  await expect(themeToggle(page)).toHaveAccessibleName(label);
}

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
