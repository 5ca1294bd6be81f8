import { emailTemplates } from '@/content/words/email-templates';
import { type DownloadFile, makeFile, refusalOf } from '@/lib/studio/downloads';
import { EmailChecks } from './email-checks';
import type { MakeOptions } from './save-one';
import { SendTest } from './send-test';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';

const { exportPanel } = emailTemplates;

/** Copies the email for the chosen service, and says what to know before it's sent. */
export function CopyEmail(props: { files: readonly DownloadFile[]; options: MakeOptions }) {
  const { files, options } = props;
  const [html, text] = ['text/html', 'text/plain'].map((start) =>
    files.find(({ path, type }) => path.startsWith('email') && type.startsWith(start)),
  );
  return (
    <section>
      <div className="mt-3 flex flex-wrap gap-2">
        {html && <CopyFile label={exportPanel.copyHtml} file={html} options={options} />}
        {text && <CopyFile label={exportPanel.copyText} file={text} options={options} />}
      </div>
      {files[0] && <SendTest source={files[0].source} options={options} />}
      {files[0] && <EmailChecks campaign={files[0].campaign} />}
      {files.some(({ path }) => path.endsWith('.eml')) && (
        <p className="mt-1 text-xs text-muted">{exportPanel.draftNote}</p>
      )}
    </section>
  );
}

function CopyFile(props: { label: string; file: DownloadFile; options: MakeOptions }) {
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
