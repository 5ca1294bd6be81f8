import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { emailTemplates } from '@/content/templates';
import { expect } from './fixtures';

const { takeAway } = emailTemplates;

/** The audience whose tab is open at the start, and the one whose tab is the last. */
export const [first] = audiences;
export const last = audiences.at(-1) ?? first;

/** Each link that saves a file, and the file's ending. */
export const downloads = [
  [takeAway.downloadHtml, 'html'],
  [takeAway.downloadText, 'txt'],
  [takeAway.downloadDraft, 'eml'],
] as const;

export const panelOf = (page: Page, name: string = first.name) =>
  page.getByRole('tabpanel', { name });

export const frameOf = (panel: Locator) => panel.locator('iframe');

/** The address of every file of the first email. */
export const firstFiles = `**/emails/${first.id}*`;

/** The exported file, read past the page. */
export async function exported(page: Page, name: string): Promise<string> {
  const response = await page.request.get(`/emails/${name}`);
  expect(response.ok()).toBe(true);
  return response.text();
}

/** Clicks a link that saves a file: the name it is saved by, and what is in it. */
export async function save(link: Locator) {
  const started = link.page().waitForEvent('download');
  await link.click();
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

/** A colour of ours, `#rrggbb`, as a browser computes it. */
export function computed(hex: string): string {
  const bytes = (hex.match(/[0-9a-f]{2}/g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return `rgb(${bytes.join(', ')})`;
}
