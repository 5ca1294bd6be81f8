import { separator } from './inbox-text';
import { type RowProps, SenderMark } from './sender-mark';

/** One line, as on a desktop. In a narrow column it wraps, but it's cut off just the same. */
export function DesktopRow({ program, sender, subject, preview, arrived }: RowProps) {
  return (
    <div className="@container rounded-md border border-line bg-surface font-system text-sm">
      <div className="flex flex-wrap items-center gap-3 px-3 py-2 leading-snug">
        <SenderMark program={program} sender={sender} small />
        <p className="shrink-0 font-semibold">{sender}</p>
        <p className="min-w-0 grow text-wrap @max-2xl:order-1 @max-2xl:basis-full">
          <span className="font-semibold">{subject}</span>
          {preview && (
            <span className="text-muted">
              {program === 'gmail' ? separator : ' '}
              {preview}
            </span>
          )}
        </p>
        <p className="ml-auto shrink-0 text-xs text-muted">{arrived}</p>
      </div>
    </div>
  );
}
