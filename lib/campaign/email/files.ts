import type { Audience, Campaign, EmailTemplate } from '@/content/schema';
import { emlDraft } from './eml';
import { emailPictureFile } from './picture';
import { emailText } from './text';

/** The formats that an email is exported in: a whole HTML document, plain text, an unsent draft with both. */
export const emailFormats = ['html', 'txt', 'eml'] as const;

export type EmailFormat = (typeof emailFormats)[number];

/** Where an audience's email is exported to, without the extension. */
export function emailFile({ id }: Pick<Audience, 'id'>): `/emails/${string}` {
  return `/emails/${id}`;
}

/** The addresses of an audience's email in every format that people download, and of the picture in it. */
export function emailAddresses(audience: Pick<Audience, 'id'>): string[] {
  const files = emailFormats.map((format) => `${emailFile(audience)}.${format}`);
  return [...files, emailPictureFile(audience)];
}

/** Where the site's own pages show an audience's email from. */
export function emailPreviewFile({ id }: Pick<Audience, 'id'>): `/email-previews/${string}.html` {
  return `/email-previews/${id}.html`;
}

/** An email's HTML for this site's own pages: its picture comes from wherever they are, such as a preview channel. */
export function previewHtml({ brand }: Campaign, html: string): string {
  return html.replaceAll(` src="${brand.origin}/`, ' src="/');
}

/** A campaign's email in each format; `template` is what `renderEmail` made of the campaign. */
export function emailFiles(
  campaign: Campaign,
  { subject, content: html }: EmailTemplate,
): Record<EmailFormat, string> {
  const txt = emailText(campaign);
  return { html, txt, eml: emlDraft({ ...campaign.email.draft, subject, text: txt, html }) };
}
