import type { Inbox } from '@/content/schema';

/** What a listed email has, cut off for its inbox. */
export type RowProps = Record<'sender' | 'subject' | 'preview' | 'arrived', string> &
  Pick<Inbox, 'program'>;

type Props = Pick<RowProps, 'program' | 'sender'> & { small?: true };

/** What a program puts before the sender's name. */
export function SenderMark({ program, sender, small }: Props) {
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
