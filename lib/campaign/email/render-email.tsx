import { render } from '@react-email/render';
import type { Audience, EmailTemplate } from '@/content/schema';
import { CampaignEmail } from './campaign-email';
import { unwrapRaw } from './raw';

/** Renders an audience's email into the template that a marketer takes away: `content` is a whole HTML document. */
export async function renderEmail(audience: Audience): Promise<EmailTemplate> {
  const { subject, preview } = audience.email;
  const html = unwrapRaw(await render(<CampaignEmail audience={audience} />));
  const content = html
    // React's own marks, of no use to a page without it, and its spelling of attributes.
    .replace(/<!--(?:\/?\$|html|head|body)-->/g, '')
    .replace(/ (?:cellPadding|cellSpacing|colSpan)=/g, (name) => name.toLowerCase())
    // A line for each block: to be read, and because a mail server may refuse a line of more than 998 bytes.
    .replace(/<(?=(?:meta|title|style|body|div|table|tr|td|h1|h2|p|a|!--\[)\b)/g, '\n<')
    .trim();
  return { subject, preview, content: `${content}\n` };
}
