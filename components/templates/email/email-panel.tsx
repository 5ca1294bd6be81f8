import { campaignOf } from '@/content/campaigns';
import type { Audience } from '@/content/schema';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { renderedEmail } from '@/lib/build/email';
import { emailSupport } from '@/lib/build/email-support';
import { emailChecks } from '@/lib/campaign/email/checks';
import { EmailPreview } from './email-preview';
import { EmailSupport } from './email-support';

const { checks: words } = emailTemplates;

/** Everything about one audience's email. */
export async function EmailPanel(audience: Audience) {
  const campaign = campaignOf(audience);
  const { content } = await renderedEmail(campaign);
  const clients = emailSupport([content]);
  const limits = { ...emailLimits, bytes: emailBytes.limit };
  const passing = clients.filter(({ passes }) => passes).length;
  const support = {
    name: words.support.name,
    text: words.support.text.replace('#', `${passing} / ${clients.length}`),
    open: passing < clients.length,
  };
  return (
    <>
      <EmailPreview
        audience={audience}
        checks={[...emailChecks(campaign, content, limits, words), support]}
      />
      <EmailSupport clients={clients} />
    </>
  );
}
