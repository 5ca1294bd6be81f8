import { memo } from 'react';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import type { Campaign } from '@/content/schema';
import { emailChecks } from '@/lib/campaign/email/checks';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import { EmailPreview } from '../email/email-preview';
import { useRenderedEmail } from './use-rendered-email';

const limits = { ...emailLimits, bytes: emailBytes.limit };

interface Props {
  campaign: Campaign;
  support: EmailCheck;
}

/** The edited campaign's email. `memo`, so that it's only drawn when the campaign follows. */
export const EditedEmail = memo(function EditedEmail({ campaign, support }: Props) {
  const email = useRenderedEmail(campaign);
  if (!email) return null;
  const checks = [...emailChecks(campaign, email.html, limits, emailTemplates.checks), support];
  return <EmailPreview campaign={campaign} checks={checks} write={email.write} />;
});
