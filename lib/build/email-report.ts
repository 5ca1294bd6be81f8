import { emailBytes, emailLimits } from '@/content/schema/email';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { emailChecks } from '@/lib/campaign/email/checks';
import { renderEmail } from '@/lib/campaign/email/render-email';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import { emailSupport } from './email-support';

const { checks: words } = emailTemplates;
const limits = { ...emailLimits, bytes: emailBytes.limit };

/** What to know about a campaign's email before it's sent, and how each mail app handles it. */
export async function emailReport(campaign: Campaign) {
  const { content } = await renderEmail(campaign);
  const clients = emailSupport([content]);
  const passing = clients.filter(({ passes }) => passes).length;
  const support: EmailCheck = {
    name: words.support.name,
    text: words.support.text.replace('#', `${passing} / ${clients.length}`),
    open: passing < clients.length,
  };
  return { clients, support, checks: [...emailChecks(campaign, content, limits, words), support] };
}
