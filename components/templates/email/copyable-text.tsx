import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';

/** A text, and a button to copy it. The build stops if it's too long. */
export function CopyableText(props: { label: string; text: string; copyLabel: string }) {
  const { label, text, copyLabel } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <div className="text-sm">
        <h3 className="inline text-muted">{label}: </h3>
        <p className="inline leading-snug font-semibold">{text}</p>
      </div>
      <CopyButton
        text={text}
        label={copyWords.copy}
        name={copyLabel}
        words={copyWords}
        className={buttonStyles('quietTool', '-mr-2')}
      />
    </div>
  );
}
