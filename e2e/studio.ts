import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { documents } from '@/content/campaigns';
import { inboxes } from '@/content/inboxes';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { studio as words } from '@/content/words/studio';
import { studioFields } from '@/content/words/studio-fields';
import { studioSlot } from '@/content/words/studio-slot';
import { draftKey } from '@/lib/studio/draft';
import { valueOf } from '@/lib/studio/edits';
import { type Field, fieldsOf } from '@/lib/studio/fields';
import { expect } from './fixtures';
import { first, frameOf } from './templates';

/** The campaign that the template pages open with, as it's exported, and its fields. */
export const [campaign] = documents;
export const fields = fieldsOf(campaign);

export const [emailPage, adsPage] = [emailTemplates.route, socialAds.route];

/** Paths of the fields that most tests edit. */
export const subject = 'audience.email.subject';
export const headline = 'audience.email.headline';
export const code = 'offer.code';
export const pictureHeadline = 'audience.ad.ads.primary.picture.headline';

/** A promo code that's certainly not the exported one. */
export const newCode = campaign.offer.code === 'QZX7' ? 'QZX8' : 'QZX7';

export function fieldOf(path: string): Field {
  const found = fields.find((field) => field.path === path);
  if (!found) throw new Error(`There is no field ${path}.`);
  return found;
}

/** A field's exported text. */
export const exportedText = (path: string) => valueOf(campaign, fieldOf(path));

/** The panel with the fields. */
export const studioPanel = (page: Page) =>
  page.getByRole('region', { name: `${words.title} ${first.name}` });

/** What the page shows of the campaign: all of the tab's panel but the fields. */
export const stage = (page: Page) => page.locator('.studio-stage');

export const editButton = (page: Page) => page.getByRole('button', { name: studioSlot.edit });

/** Opens a template page, and its editor by the button. */
export async function openStudio(page: Page, route: string = emailPage) {
  await page.goto(route);
  await editButton(page).click();
  await expect(studioPanel(page)).toBeVisible();
}

/** A field's box, in a group that's open. */
export async function boxOf(page: Page, path: string): Promise<Locator> {
  const { group, label } = fieldOf(path);
  const panel = studioPanel(page);
  const box = panel
    .getByRole('textbox', { name: label, exact: true, includeHidden: true })
    .and(page.locator(`[name="${path}"]`));
  await expect(box).toHaveCount(1);
  if (!(await box.isVisible()))
    // Behind the group's name, there's how many of its fields are edited.
    await panel.getByText(new RegExp(`^${studioFields.groups[group]}\\d*$`)).click();
  return box;
}

export async function edit(page: Page, path: string, text: string) {
  await (await boxOf(page, path)).fill(text);
}

/** Waits until the draft is in the browser's storage. */
export async function expectSaved(page: Page) {
  await expect(page.getByText(words.status.saved)).toBeVisible();
}

/**
 * Clicks a control that saves a file which the browser makes itself, and returns the file's name
 * and contents.
 */
export async function saveMade(control: Locator) {
  const started = control.page().waitForEvent('download');
  await control.click();
  const download = await started;
  expect(download.url()).toMatch(/^blob:/);
  return { name: download.suggestedFilename(), data: await readFile(await download.path()) };
}

/** What's in the browser's storage for the campaign; empty if nothing is. */
export const storedDraft = (page: Page) =>
  page.evaluate((key) => window.localStorage.getItem(key) ?? '', draftKey(first.id));

/** The first inbox's row on the stage. */
export const inboxRow = (page: Page) =>
  stage(page).getByRole('figure', { name: inboxes.items[0]?.name }).first();

/** The headline in the preview of the email. */
export const shownHeadline = (page: Page) =>
  frameOf(stage(page)).first().contentFrame().getByRole('heading', { level: 1 });
