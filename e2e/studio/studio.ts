import type { FrameLocator, Locator, Page } from '@playwright/test';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio/studio';
import { draftKey } from '@/lib/site/stored-drafts';
import { valueOf } from '@/lib/campaign/document/values';
import { fieldsOf } from '@/lib/campaign/document/fields';
import {
  expect,
  expectAccessible,
  expectLargeTargets,
  expectTheme,
  themeToggle,
} from '../fixtures';
import { first } from '../templates';

/** The first audience's campaign, as it's exported, and its fields. */
export const [campaign] = documents;
export const fields = fieldsOf(campaign);

export const studioRoute = `${words.route}/${first.id}`;

export const paths = {
  subject: 'audience.email.subject',
  headline: 'audience.email.headline',
  picture: 'audience.ad.ads.primary.picture.headline',
  code: 'offer.code',
};

/** A promo code that's certainly not the exported one. */
export const newCode = campaign.offer.code === 'QZX7' ? 'QZX8' : 'QZX7';

export const fieldOf = (path: string) => fields.find((field) => field.path === path)!;

export const exportedText = (path: string) => valueOf(campaign, fieldOf(path));

export const wordsOf = (board: Locator | FrameLocator, path: string) =>
  board.locator(`[data-field="${path}"]`).first();

export const inFrame = (board: Locator) => board.locator('iframe').contentFrame();

/** The studio on a page: its artboards, and what a marketer does there. */
export function studioOn(page: Page) {
  const board = (kind: keyof typeof words.wall.kinds, index = 0) =>
    page
      .getByRole('region', { name: words.wall.kinds[kind], exact: true })
      .getByRole('region')
      .nth(index);
  const box = page.getByRole('region', { name: new RegExp(`^${words.box.label}: `) });
  const text = box.getByRole('textbox');
  return {
    board,
    feedAd: board('ads'),
    inbox: board('email'),
    email: inFrame(board('email', 1)),
    landing: inFrame(board('landing')),
    /** The box of the text that's open, and the text in it. */
    box,
    text,
    /** Checks the text in the box, with its tokens as they're typed. */
    expectTyped: (wanted: string) =>
      expect
        .poll(() =>
          text.evaluate(({ childNodes }) =>
            Array.from(childNodes, (node) =>
              node instanceof HTMLElement
                ? node.dataset.typed
                : node.textContent?.replaceAll('\u2060', ''),
            ).join(''),
          ),
        )
        .toBe(wanted),
    async edit(place: Locator, typed: string) {
      await place.click();
      await text.fill(typed);
    },
    openPanel: (panel: 'share' | 'download') =>
      page.getByRole('button', { name: words.bar[panel], exact: true }).click(),
    /** What's in the browser's storage for a campaign; empty if nothing is. */
    draft: (id = first.id) =>
      page.evaluate((key) => window.localStorage.getItem(key) ?? '', draftKey(id)),
  };
}

export async function openStudio(page: Page, search = '') {
  await page.goto(studioRoute + search);
  await expect(page.getByRole('main', { name: words.wall.label })).toBeVisible();
  return studioOn(page);
}

export async function expectStudioFits(page: Page, route: string) {
  await page.goto(route);
  await expectTheme(page, words.theme);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const panel of [words.bar.share, words.bar.download]) {
      const button = page.getByRole('button', { name: panel, exact: true });
      await button.click();
      await expectAccessible(page);
      await themeToggle(page).click();
      await expectLargeTargets(page);
      await button.click();
    }
    await studioOn(page).feedAd.press('Enter');
    await studioOn(page).text.fill('');
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.keyboard.press('Escape');
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  }
}
