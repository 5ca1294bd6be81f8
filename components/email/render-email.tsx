import { render } from '@react-email/render';
import type { Audience, EmailTemplate } from '@/content/schema';
import { CampaignEmail } from './campaign-email';

/** Renders an audience's email into the template that a marketer takes away: `content` is a whole HTML document. */
export async function renderEmail(audience: Audience): Promise<EmailTemplate> {
  const { subject, preview } = audience.email;
  return { subject, preview, content: await render(<CampaignEmail audience={audience} />) };
}
