import type { Audience } from '@/content/schema';
import { emailText } from './email-text';
import { emlDraft } from './eml';
import { renderEmail } from './render-email';

/** What an email is exported as: a whole HTML document, plain text, an unsent draft with both in it. */
export const emailFormats = ['html', 'txt', 'eml'] as const;

export type EmailFormat = (typeof emailFormats)[number];

/** An audience's email in each format. */
export async function emailFiles(audience: Audience): Promise<Record<EmailFormat, string>> {
  const { subject, content: html } = await renderEmail(audience);
  const txt = emailText(audience);
  return { html, txt, eml: emlDraft({ subject, text: txt, html }) };
}
