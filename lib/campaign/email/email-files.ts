import type { Campaign, EmailTemplate } from '@/content/schema';
import { basePath } from '../document/base-path';
import { emlDraft, type DraftStamp, type Pictures } from './eml';
import { emailPictureSize } from '../document/email-picture';
import { emailText } from './text';

/** The formats of an email: a whole HTML document, and plain text. */
export const emailFormats = ['html', 'txt'] as const;

/** A campaign's email in each format; `template` is what `renderEmail` made of the campaign. */
export const emailFiles = (
  campaign: Campaign,
  { content: html }: EmailTemplate,
): Record<(typeof emailFormats)[number], string> => ({ html, txt: emailText(campaign) });

interface DraftOptions {
  stamp: DraftStamp;
  pictures?: Pictures;
  /** Fills in the draft's placeholders. */
  fill?: (text: string) => string;
}

/** A campaign's email as a message that a mail program opens and sends. */
export function emailDraft(
  campaign: Campaign,
  template: EmailTemplate,
  { stamp, pictures, fill = (text) => text }: DraftOptions,
): string {
  const { brand, email } = campaign;
  const { html, txt } = emailFiles(campaign, template);
  return emlDraft({
    from: fill(email.draft.from),
    to: fill(email.draft.to),
    subject: fill(template.subject),
    text: fill(txt),
    html: fill(html),
    unsubscribe: fill(email.mergeFields.unsubscribe),
    stamp: { ...stamp, id: `${stamp.id}@${new URL(brand.origin).hostname}` },
    pictures,
  });
}

/**
 * An email's HTML for this site's pages: its files come from the same host as the page, and nothing
 * moves when its picture arrives.
 */
export function previewHtml({ brand }: Campaign, html: string): string {
  const files = `${basePath}/campaigns/`;
  const { width, height } = emailPictureSize;
  const picture = new RegExp(`(?<=<img [^>]* width="${width}" style=")`);
  const localHtml = html.replaceAll(brand.origin + files, files);
  return localHtml.replace(picture, `aspect-ratio:${width}/${height};`);
}
