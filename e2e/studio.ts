import type { FrameLocator, Locator, Page } from '@playwright/test';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { studioDownload } from '@/content/words/studio-download';
import { draftKey } from '@/lib/studio/draft';
import { valueOf } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import { expect } from './fixtures';
import { first, save } from './templates';

/** The first audience's campaign, as it's exported, and its fields. */
export const [campaign] = documents;
export const fields = fieldsOf(campaign);

/** Where it's edited. */
export const studioRoute = `${words.route}/${first.id}`;

/** Paths of the texts that most tests edit. */
export const subject = 'audience.email.subject';
export const headline = 'audience.email.headline';
export const code = 'offer.code';
export const pictureHeadline = 'audience.ad.ads.primary.picture.headline';

/** A promo code that's certainly not the exported one. */
export const newCode = campaign.offer.code === 'QZX7' ? 'QZX8' : 'QZX7';

export function fieldOf(path: string) {
  const found = fields.find((field) => field.path === path);
  if (!found) throw new Error(`There is no field ${path}.`);
  return found;
}

/** A text as it's exported. */
export const exportedText = (path: string) => valueOf(campaign, fieldOf(path));

export async function openStudio(page: Page, search = '') {
  await page.goto(studioRoute + search);
  await expect(boardOf(page, 'ads')).toBeVisible();
}

/** One of the artboards of a kind. */
export const boardOf = (page: Page, kind: keyof typeof words.wall.kinds, index = 0) =>
  page
    .getByRole('region', { name: words.wall.kinds[kind], exact: true })
    .getByRole('region')
    .nth(index);

const frameIn = (board: Locator) => board.locator('iframe').contentFrame();

export const feedAd = (page: Page) => boardOf(page, 'ads');
export const inbox = (page: Page) => boardOf(page, 'email');
export const phoneEmail = (page: Page) => frameIn(boardOf(page, 'email', 1));
export const landing = (page: Page) => frameIn(boardOf(page, 'landing'));

/** The words of a text on an artboard. */
export const wordsOf = (root: Locator | FrameLocator, path: string) =>
  root.locator(`[data-field="${path}"]`).first();

/** The box of the text that's open. */
export const textBox = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^${words.box.label}: `) }).getByRole('textbox');

/** Clicks words on an artboard, and types others in their place. */
export async function edit(page: Page, place: Locator, text: string) {
  await place.click();
  await textBox(page).fill(text);
}

/** What's in the browser's storage for a campaign; empty if nothing is. */
export const storedDraft = (page: Page, id = first.id) =>
  page.evaluate((key) => window.localStorage.getItem(key) ?? '', draftKey(id));

export const openPanel = (page: Page, panel: 'share' | 'download') =>
  page.getByRole('button', { name: words.bar[panel], exact: true }).click();

/** Downloads what the panel says as a ZIP. */
export const saveZip = (page: Page) =>
  save(page.getByRole('button', { name: studioDownload.zip.zip }));
