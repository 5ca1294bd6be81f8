import { Bar } from '@/components/ui/bar';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIconsWithText } from '@/components/ui/copy-icons';
import { emailTemplates } from '@/content/words/email-templates';
import { copyButtonText, copyWords } from '@/content/words/templates';
import { graphemes } from '@/lib/campaign/graphemes';

const { labels } = emailTemplates;

interface Props {
  label: string;
  text: string;
  /** In graphemes. Whatever is over the limit is struck out. */
  limit: number;
  copyLabel: string;
}

/** A text with a length limit: its length, what's over the limit, and a button to copy it. */
export function CountedText({ label, text, limit, copyLabel }: Props) {
  const all = graphemes(text);
  return (
    <div className="pt-1 pb-3">
      <div className="flex flex-wrap items-center justify-between">
        <h3 className="label text-muted">{label}</h3>
        <CopyButton
          text={text}
          label={copyLabel}
          words={copyWords}
          icons={copyIconsWithText(copyButtonText)}
          wordless
          className={buttonStyles('quietTool', '-mr-2')}
        />
      </div>
      {/* As many lines as the longest text takes, so that nothing below moves when another email is shown. */}
      <p className="leading-snug font-semibold" style={{ minHeight: `${Math.ceil(limit / 40)}lh` }}>
        {all.slice(0, limit).join('')}
        {all.length > limit && <del className="text-danger">{all.slice(limit).join('')}</del>}
      </p>
      <div className="mt-1.5 flex items-center gap-3 text-sm text-muted">
        <Bar share={all.length / limit} className="w-24 shrink-0" />
        <p>{`${all.length} ${labels.characters}, ${labels.limit} ${limit}`}</p>
      </div>
    </div>
  );
}
