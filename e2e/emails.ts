import type { Locator, Page } from '@playwright/test';
import { emailTemplates } from '@/content/words/email-templates';
import { exported, first } from './templates';

const { exportPanel } = emailTemplates;

/** The label of each download link, and its file's extension. */
export const downloads = [
  [exportPanel.downloadHtml, 'html'],
  [exportPanel.downloadText, 'txt'],
  [exportPanel.downloadDraft, 'eml'],
] as const;

export const frameOf = (panel: Locator) => panel.locator('iframe');

/** The address of every file of the first email, and of its preview. */
export const firstFiles = new RegExp(`/campaigns/${first.id}/email`);

/** An exported email, fetched directly: `remote.html`. */
export async function exportedEmail(page: Page, name: string): Promise<string> {
  return (await exported(page, `/campaigns/${name.replace('.', '/email.')}`)).toString();
}

/** One of our colors, given as `#rrggbb`, as a browser computes it. */
export function computed(hex: string): string {
  const bytes = (hex.match(/[0-9a-f]{2}/g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return `rgb(${bytes.join(', ')})`;
}
