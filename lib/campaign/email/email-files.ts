import type { Campaign, EmailTemplate } from '@/content/schema';
import { basePath } from '../document/base-path';
import { emlDraft, type DraftStamp, type Pictures } from './eml';
import { emailPictureSize } from '../document/email-picture';
import { emailText } from './text';

/** The formats of an email: a whole HTML document, plain text, an unsent draft with both. */
export const emailFormats = ['html', 'txt', 'eml'] as const;

interface DraftOptions {
  stamp?: DraftStamp;
  pictures?: Pictures;
  /** Fills in the draft's placeholders. */
  fill?: (text: string) => string;
}

/** A campaign's email in each format; `template` is what `renderEmail` made of the campaign. */
export function emailFiles(
  campaign: Campaign,
  { subject, content: html }: EmailTemplate,
  { stamp, pictures, fill = (text) => text }: DraftOptions = {},
): Record<(typeof emailFormats)[number], string> {
  const txt = emailText(campaign);
  return {
    html,
    txt,
    // Encoded only if it's asked for.
    get eml() {
      const { draft, mergeFields } = campaign.email;
      return emlDraft({
        from: fill(draft.from),
        to: fill(draft.to),
        subject: fill(subject),
        text: fill(txt),
        html: fill(html),
        unsubscribe: fill(mergeFields.unsubscribe),
        stamp,
        pictures,
      });
    },
  };
}

/**
 * An email's HTML for this site's pages: its files come from the same host as the page, and nothing
 * moves when its picture arrives.
 */
export function previewHtml({ brand }: Campaign, html: string): string {
  const files = `${basePath}/campaigns/`;
  const { width, height } = emailPictureSize;
  const picture = new RegExp(`(?<=<img [^>]* width="${width}" style=")`);
  const here = html.replaceAll(brand.origin + files, files);
  return here.replace(picture, `aspect-ratio:${width}/${height};`);
}
