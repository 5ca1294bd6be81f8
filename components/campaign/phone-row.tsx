import { type RowProps, SenderMark } from './sender-mark';

/** In the reader's system font. A text is cut off only by its number of characters. */
export function PhoneRow({ program, sender, subject, preview, arrived }: RowProps) {
  return (
    <div className="max-w-[26rem] rounded-md border border-line bg-surface font-system">
      <div className="flex gap-3 px-3 py-3 text-sm leading-snug">
        <SenderMark program={program} sender={sender} />
        <div className="min-w-0 grow">
          <p className="flex items-baseline justify-between gap-4">
            <span className="truncate text-base font-semibold">{sender}</span>
            <span className="text-xs text-muted">{arrived}</span>
          </p>
          <p className={`text-wrap ${program === 'iphone' ? '' : 'font-semibold'}`}>{subject}</p>
          <p className="text-wrap text-muted">{preview}</p>
        </div>
      </div>
    </div>
  );
}
