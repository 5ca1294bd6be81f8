import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIconsWithText } from '@/components/ui/copy-icons';
import { copyButtonText, copyWords } from '@/content/words/templates';
import { graphemes } from '@/lib/campaign/graphemes';

interface Props {
  label: string;
  text: string;
  /** In graphemes. Whatever is over the limit is struck out. */
  limit: number;
  copyLabel: string;
}

/** A text with a length limit, and a button to copy it. */
export function CopyableText({ label, text, limit, copyLabel }: Props) {
  const all = graphemes(text);
  return (
    <div className="pb-2">
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
      <p className="leading-snug font-semibold">
        {all.slice(0, limit).join('')}
        {all.length > limit && <del className="text-danger">{all.slice(limit).join('')}</del>}
      </p>
    </div>
  );
}
