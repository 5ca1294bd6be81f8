import { brand } from '@/content/brand';
import { emailTemplates } from '@/content/words/email-templates';

const { labels } = emailTemplates;

/** An email as a phone's inbox lists it: one line of the subject, two of the preview text, the rest cut off. */
export function InboxRow({ subject, preview }: { subject: string; preview: string }) {
  return (
    <figure>
      <figcaption className="label text-muted">{labels.inbox}</figcaption>
      {/* A phone's width and font sizes, in the reader's system font. */}
      <div className="mt-2 max-w-[375px] rounded-md border border-line bg-surface px-4 py-3 font-system text-[15px] leading-5">
        <p className="flex justify-between gap-4 text-[17px] leading-6">
          <span className="truncate font-semibold">{brand.name}</span>
          <span className="text-[15px] text-muted">{labels.arrived}</span>
        </p>
        <p className="truncate">{subject}</p>
        <p className="line-clamp-2 text-muted">{preview}</p>
      </div>
    </figure>
  );
}
