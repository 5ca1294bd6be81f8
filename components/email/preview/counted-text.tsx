import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { emailTemplates } from '@/content/templates';
import { graphemes } from '@/lib/graphemes';

const { labels, copyWords } = emailTemplates;

interface Props {
  label: string;
  text: string;
  /** In graphemes: what comes after it, an inbox does not show. */
  limit: number;
  copyLabel: string;
}

/** A text of limited length: how long it is, where it is cut off, and a button to copy it. */
export function CountedText({ label, text, limit, copyLabel }: Props) {
  const all = graphemes(text);
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="label text-muted">{label}</h3>
        <CopyButton
          text={text}
          label={copyLabel}
          words={copyWords}
          className={buttonStyles('tool')}
        />
      </div>
      <p className="mt-1.5 text-lg leading-snug font-semibold">
        {all.slice(0, limit).join('')}
        {all.length > limit && <del className="text-accent">{all.slice(limit).join('')}</del>}
      </p>
      <p className="mt-2 flex items-center gap-3 text-sm text-muted">
        <span aria-hidden className="h-1 w-24 shrink-0 bg-input">
          <span
            className="block h-full max-w-full bg-current"
            style={{ width: `${(all.length / limit) * 100}%` }}
          />
        </span>
        {`${all.length} ${labels.characters}, ${labels.cutOff} ${limit}`}
      </p>
    </div>
  );
}
