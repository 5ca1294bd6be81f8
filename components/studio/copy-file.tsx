import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';
import { type DownloadFile, makeFile, refusalOf } from '@/lib/studio/downloads';
import type { MakeOptions } from './save-one';

export function CopyFile(props: { label: string; file: DownloadFile; options: MakeOptions }) {
  const { label, file, options } = props;
  const refusal = refusalOf([file.source]);
  const { signal } = new AbortController();
  return (
    <CopyButton
      text={async () => (await makeFile(file, { ...options, signal, onProgress() {} })).text()}
      label={label}
      words={{ ...copyWords, failed: refusal ?? copyWords.failed }}
      className={buttonStyles('tool', 'grow')}
    />
  );
}
