import type { Inbox } from '@/content/schema';
import { inboxText, separator } from './inbox-text';
import type { inboxProps } from './merge-content';

/** What a listed email has, cut off for its inbox. */
type RowProps = Record<'sender' | 'subject' | 'preview' | 'arrived', string> &
  Pick<Inbox, 'program'>;

/** An email as an inbox lists it, cut off where that inbox cuts it off. */
export function InboxRow(props: Omit<ReturnType<typeof inboxProps>, 'merge'> & { inbox: Inbox }) {
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

/** In the reader's system font. A text is cut off only by its number of characters. */
function PhoneRow({ program, sender, subject, preview, arrived }: RowProps) {
  return (
    <div className="max-w-[26rem] rounded-md border border-line bg-surface font-system">
      <div className="flex gap-3 px-3 py-3 text-sm leading-snug">
        <SenderMark program={program} sender={sender} />
        <div className="min-w-0 grow">
          <p className="flex items-baseline justify-between gap-4">
            <span className="truncate text-base font-semibold">{sender}</span>
            <span className="shrink-0 text-xs text-muted">{arrived}</span>
          </p>
          <p className={`text-wrap ${program === 'iphone' ? '' : 'font-semibold'}`}>{subject}</p>
          <p className="text-wrap text-muted">{preview}</p>
        </div>
      </div>
    </div>
  );
}

/** One line, as on a desktop. In a narrow column it wraps, but it's cut off just the same. */
function DesktopRow({ program, sender, subject, preview, arrived }: RowProps) {
  return (
    <div className="@container rounded-md border border-line bg-surface font-system text-sm">
      <div className="flex flex-wrap items-center gap-3 px-3 py-2 leading-snug">
        <SenderMark program={program} sender={sender} small />
        <p className="shrink-0 font-semibold">{sender}</p>
        <p className="min-w-0 grow text-wrap @max-2xl:order-1 @max-2xl:basis-full">
          <span className="font-semibold">{subject}</span>
          {preview && (
            <span className="text-muted">{(program === 'gmail' ? separator : ' ') + preview}</span>
          )}
        </p>
        <p className="ml-auto shrink-0 text-xs text-muted">{arrived}</p>
      </div>
    </div>
  );
}

type Props = Pick<RowProps, 'program' | 'sender'> & { small?: true };

/** What a program puts before the sender's name. */
function SenderMark({ program, sender, small }: Props) {
  if (program === 'iphone')
    return <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-muted" />;
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-input font-semibold ${small ? 'size-6 text-xs' : 'size-9'}`}
    >
      {sender.slice(0, 1)}
    </span>
  );
}
