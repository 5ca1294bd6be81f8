import type { Campaign, EmailTemplate } from '@/content/schema';
import { emlDraft } from './eml';
import { emailText } from './text';

/** What an email is exported as: a whole HTML document, plain text, an unsent draft that holds both. */
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
