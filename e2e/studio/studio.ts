import type { FrameLocator, Locator, Page } from '@playwright/test';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import type { Variant } from '@/lib/campaign/edits/edits';
import { toFragment } from '@/lib/campaign/edits/link';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
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
  discount: 'offer.discount',
};

/** A promo code that's certainly not the exported one. */
export const newCode = campaign.offer.code === 'QZX7' ? 'QZX8' : 'QZX7';

export const fieldOf = (path: string) => fields.find((field) => field.path === path)!;

export const exportedText = (path: string) => valueOf(campaign, fieldOf(path));

export const wordsOf = (board: Locator | FrameLocator, path: string) =>
  board.locator(`[data-field="${path}"]`).first();

/** The address of the studio with somebody's edits of the first campaign. */
export const linkTo = async (...variants: [Variant] | [Variant, Variant]) =>
  studioRoute + (await toFragment(saveEdits(campaign, { variants, shown: 0 })));

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
  const column = page.getByRole('region', { name: words.column.label, exact: true });
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
    /** The list of all texts. */
    column,
    /** The buttons in it of the texts whose names start like this. */
    inColumn: (name: string) => column.getByRole('button', { name: new RegExp(`^${name}`) }),
    undo: page.getByRole('button', { name: `${words.bar.undo}${words.bar.of}` }),
    /** Opens a panel from the bar. */
    async openPanel(panel: 'share' | 'download' | 'publish') {
      await page.getByRole('button', { name: words.bar[panel], exact: true }).click();
      const region = page.getByRole('region', { name: words.bar[panel], exact: true });
      await expect(region).toBeVisible();
      return region;
    },
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

/** Opens the studio with a draft: edits from a link, which are then one's own. */
export async function openDraft(page: Page, ...variants: Parameters<typeof linkTo>) {
  await page.goto(await linkTo(...variants));
  await page.getByRole('button', { name: studioShare.review.take }).click();
  // It's stored once the link is gone from the address.
  await expect(page).not.toHaveURL(/#/);
  return studioOn(page);
}

/** From now on, the browser stores nothing under keys that start like this. */
export const refuseStorage = (page: Page, keyStart = '') =>
  page.evaluate((refused) => {
    const store = Storage.prototype.setItem.bind(window.localStorage);
    Storage.prototype.setItem = (key, text) => {
      if (key.startsWith(refused)) throw new DOMException('Full', 'QuotaExceededError');
      store(key, text);
    };
  }, keyStart);

export async function expectStudioFits(page: Page, route: string) {
  await page.goto(route);
  await expectTheme(page, words.theme);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const panel of [words.bar.share, words.bar.download, words.bar.publish]) {
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
