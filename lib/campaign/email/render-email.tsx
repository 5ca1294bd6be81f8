import type { Campaign, EmailTemplate } from '@/content/schema';
import { CampaignEmail } from './campaign-email';
import { withBrand } from './styles';
import { unwrapRaw } from './raw';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React's hints to load each picture early, which no mail program supports. */
const preloads = /<link rel="preload"[^>]*>/g;

/** Attributes that React writes in camel case, and HTML in lowercase. */
const camelCaseAttributes = / (?:cellPadding|cellSpacing)=/g;

/** Where a block starts. */
const blockStarts = /<(?=(?:meta|title|style|body|div|table|tr|td|h1|h2|ol|ul|li|p|a|!--\[)\b)/g;

/** React's renderer to HTML. */
type Render = (element: React.ReactElement) => string;

/** Renders a campaign's email as a marketer exports it: `content` is a whole HTML document. */
export async function renderEmail(campaign: Campaign): Promise<EmailTemplate> {
  // On demand: Next can't build a route that imports it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderEmailWith(renderToStaticMarkup, campaign);
}

export function renderEmailWith(render: Render, campaign: Campaign): EmailTemplate {
  const { subject, preview } = campaign.audience.email;
  const html = unwrapRaw(render(<CampaignEmail campaign={campaign} />));
  const content = withBrand(html, campaign.brand)
    .replaceAll(preloads, '')
    .replaceAll(camelCaseAttributes, (attribute) => attribute.toLowerCase())
    // One block per line: easier to read, and mail servers may refuse a line of more than 998
    // bytes.
    .replaceAll(blockStarts, '\n<');
  return { subject, preview, content: `${doctype}${content}\n` };
}
