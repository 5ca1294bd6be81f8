import { render } from '@react-email/render';
import type { Audience, EmailTemplate } from '@/content/schema';
import { CampaignEmail } from './campaign-email';
import { unwrapRaw } from './raw';

/** Renders an audience's email into the template that a marketer takes away: `content` is a whole HTML document. */
export async function renderEmail(audience: Audience): Promise<EmailTemplate> {
  const { subject, preview } = audience.email;
  const html = unwrapRaw(await render(<CampaignEmail audience={audience} />)).replace(
    // React's own marks, of no use to a page without it.
    /<!--(?:\/?\$|html|head|body)-->/g,
    '',
  );
  // A line for each block: to be read, and because a mail server may refuse a line of 998 bytes.
  const content = html.replace(
    /<(?=(?:meta|title|style|body|div|table|tr|td|h1|h2|p|a|!--\[)\b)/g,
    '\n<',
  );
  return { subject, preview, content: `${content.trim()}\n` };
}
