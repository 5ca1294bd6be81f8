import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { expect } from './fixtures';

/** The audience whose tab is open at the start, and the one whose tab is the last. */
export const [first] = audiences;
export const last = audiences.at(-1) ?? first;

export const panelOf = (page: Page, name: string = first.name) =>
  page.getByRole('tabpanel', { name });

/** The exported file at an address, read past the page. */
export async function exported(page: Page, address: string): Promise<Buffer> {
  const response = await page.request.get(address);
  expect([address, response.ok()]).toEqual([address, true]);
  return response.body();
}

/** Clicks what saves a file: the name it is saved by, and what is in it. */
export async function save(control: Locator) {
  const started = control.page().waitForEvent('download');
  await control.click();
  const download = await started;
  return { name: download.suggestedFilename(), data: await readFile(await download.path()) };
}
