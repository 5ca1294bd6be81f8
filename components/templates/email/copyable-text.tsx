import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';

/** A text, and a button to copy it. The build stops if it's too long. */
export function CopyableText(props: { label: string; text: string; copyLabel: string }) {
  const { label, text, copyLabel } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="min-w-0 grow basis-36 text-sm">
        <h3 className="inline text-muted">{label}: </h3>
        <p className="inline leading-snug font-semibold">{text}</p>
      </div>
      <CopyButton
        text={text}
        label={copyWords.copy}
        name={copyLabel}
        words={copyWords}
        className={buttonStyles('quietTool', '-mr-2 ml-auto')}
      />
    </div>
  );
}
