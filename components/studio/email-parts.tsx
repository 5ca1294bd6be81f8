import { memo, useMemo } from 'react';
import { inboxes } from '@/content/inboxes';
import type { Campaign } from '@/content/schema';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { emailChecks } from '@/lib/campaign/email/checks';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import { outputAddress } from '@/lib/campaign/output-address';
import { EmailPreview } from '@/components/templates/email/email-preview';
import { EmailView } from '@/components/templates/email/email-view';
import { InboxRow } from '@/components/templates/email/inbox-row';
import { inboxProps, mergeContent } from '@/components/templates/email/merge-content';
import { useSettings } from '@/components/templates/settings';
import { useRenderedEmail } from './use-rendered-email';

const { labels, view, checks: words } = emailTemplates;
const limits = { ...emailLimits, bytes: emailBytes.limit };

interface EditedEmailProps {
  campaign: Campaign;
  support: EmailCheck;
}

/** The edited campaign's email. `memo`, so that it's only drawn again when the campaign changes. */
export const EditedEmail = memo(function EditedEmail({ campaign, support }: EditedEmailProps) {
  const email = useRenderedEmail(campaign);
  if (!email) return null;
  const checks = [...emailChecks(campaign, email.html, limits, words), support];
  return <EmailPreview campaign={campaign} checks={checks} write={email.write} />;
});

/** A campaign's email, next to other campaigns: in an inbox, and as a phone shows it. */
export function EmailSummary({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const merge = useMemo(() => mergeContent(campaign), [campaign]);
  const [{ scheme }] = useSettings(merge.services.map(({ id }) => id));
  const email = useRenderedEmail(campaign);
  return (
    <>
      <EmailThumbnail campaign={campaign} />
      {email && (
        <EmailView
          src={outputAddress(audience, 'email-preview.html')}
          title={`${labels.frame} ${audience.name}`}
          width={375}
          scheme={scheme}
          merge={merge}
          write={email.write}
          note={view.notes[scheme]}
          failed={view.failed}
          className=""
          frameClassName="h-[2400px]"
        />
      )}
    </>
  );
}

export function EmailThumbnail({ campaign }: { campaign: Campaign }) {
  const [inbox] = inboxes.items;
  return inbox && <InboxRow inbox={inbox} {...inboxProps(campaign, mergeContent(campaign))} />;
}
