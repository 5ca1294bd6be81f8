import type { Inbox } from '@/content/schema';
import { DesktopRow } from './desktop-row';
import { inboxText } from './inbox-text';
import type { inboxProps } from './merge-content';
import { PhoneRow } from './phone-row';

interface Props extends Omit<ReturnType<typeof inboxProps>, 'merge'> {
  inbox: Inbox;
}

/** An email as an inbox lists it, cut off where that inbox cuts it off. */
export function InboxRow(props: Props) {
  const { inbox, sender, arrived, words } = props;
  const { subject, preview } = inboxText(inbox, props.subject, props.preview);
  const Row = inbox.device === 'phone' ? PhoneRow : DesktopRow;
  const limits = inbox.preview
    ? `${inbox.subject} ${words.and} ${inbox.preview} ${words.characters}`
    : `${inbox.subject} ${words.inAll}`;
  return (
    <figure>
      <Row {...{ program: inbox.program, sender, subject, preview, arrived }} />
      <figcaption className="mt-1 text-xs text-muted">
        <span className="font-semibold text-text">{inbox.name}</span>
        {`, ${words.cutAt} ${limits}`}
      </figcaption>
    </figure>
  );
}
