import { inboxes } from '@/content/inboxes';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { InboxRow } from '../email/inbox-row';
import { mergeContent } from '../email/merge-content';

const { labels, inbox: words } = emailTemplates;

/** A campaign's email in an inbox. */
export function EmailThumbnail({ campaign }: { campaign: Campaign }) {
  const { audience, brand } = campaign;
  const [inbox] = inboxes.items;
  return (
    inbox && (
      <InboxRow
        inbox={inbox}
        sender={brand.name}
        subject={audience.email.subject}
        preview={audience.email.preview}
        arrived={labels.arrived}
        words={words}
        merge={mergeContent(campaign)}
      />
    )
  );
}
