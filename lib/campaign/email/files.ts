import type { Campaign, EmailTemplate } from '@/content/schema';
import { emlDraft } from './eml';
import { emailText } from './text';

/** The formats that an email is exported in: a whole HTML document, plain text, an unsent draft with both. */
export const emailFormats = ['html', 'txt', 'eml'] as const;

export type EmailFormat = (typeof emailFormats)[number];

/** A campaign's email in each format; `template` is what `renderEmail` made of the campaign. */
export function emailFiles(
  campaign: Campaign,
  { subject, content: html }: EmailTemplate,
): Record<EmailFormat, string> {
  const txt = emailText(campaign);
  return { html, txt, eml: emlDraft({ subject, text: txt, html }) };
}
