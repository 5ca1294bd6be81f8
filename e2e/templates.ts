import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { audiences, campaigns } from '@/lib/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { type AdPicture, sizeLabel } from '@/lib/campaign/picture/ad-pictures';
import { outputName } from '@/lib/campaign/document/output-address';
import { packageOf } from '@/lib/campaign/outputs/outputs';
import { expect } from './fixtures';

/** The audience that a template page opens with, and the last one: the same if there's only one. */
export const [first] = audiences;
export const last = audiences.at(-1) ?? first;

export const [firstCampaign] = campaigns;

/** The name that a file of the first campaign is saved under. */
export const nameOf = (address: string) => outputName(firstCampaign, address);

export const files = packageOf([firstCampaign]);

export const panelOf = (page: Page, name: string = first.name) =>
  page.getByRole('tabpanel', { name });

/** Marks the document, and returns a check that it hasn't been loaded again. */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.stillHere = '';
  });
  return () => expect(page.locator('html[data-still-here]')).toHaveCount(1);
}

/** The label of a picture's link: `Download The fear, 1200 × 628`, `Download Card 1, …`. */
export function downloadOf({ name, concept, slide, dimension }: AdPicture): string {
  const kind = name.startsWith('card') ? socialAds.labels.card : socialAds.labels.slide;
  const label = concept ? socialAds.concepts[concept] : `${kind} ${slide}`;
  return `${socialAds.pictures.download} ${label}, ${sizeLabel(dimension)}`;
}

export async function exported(page: Page, address: string): Promise<Buffer> {
  const response = await page.request.get(address);
  expect([address, response.ok()]).toEqual([address, true]);
  return response.body();
}

export async function save(control: Locator) {
  const started = control.page().waitForEvent('download');
  await control.click();
  const download = await started;
  return { name: download.suggestedFilename(), data: await readFile(await download.path()) };
}

export const frameOf = (panel: Locator) => panel.locator('iframe');
