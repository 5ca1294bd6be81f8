import type { Campaign } from '@/content/schema';
import { inboxes } from '@/content/market/inboxes';
import { emailTemplates } from '@/content/words/email-templates';
import { emailChecks } from '@/lib/campaign/email/checks';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { EmailPreview } from './email-preview';
import { SectionLinks } from '../section-links';

export async function EmailPanel({ campaign }: { campaign: Campaign }) {
  const { content } = await renderEmail(campaign);
  const checks = emailChecks(campaign, content, { words: emailTemplates.checks, inboxes });
  return (
    <>
      <SectionLinks sections={emailTemplates.sections} className="md:hidden" />
      <EmailPreview key={campaign.audience.id} campaign={campaign} checks={checks} />
    </>
  );
}
