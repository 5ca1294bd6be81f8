import { mergeContent } from '@/components/templates/shared/merge-content';
import { mergeValues, withValues } from '@/components/templates/shared/merge-values';
import { TaskButton } from '@/components/templates/shared/task-button';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { emailTemplates } from '@/content/words/email-templates';
import { studioAdvice } from '@/content/words/studio/advice';
import { studioDownload } from '@/content/words/studio/download';
import { copyWords } from '@/content/words/templates';
import { emailText } from '@/lib/campaign/email/text';
import { resolve } from '@/lib/campaign/document/resolve';
import type { Task } from '@/lib/site/task';
import { type DownloadFile, filesOf, makeFile, refusalOf } from '@/lib/studio/download/downloads';
import { EmailChecks } from './email-checks';
import { type MakeOptions, saveOne } from '../wall/save-one';

const { exportPanel } = emailTemplates;
const { test } = studioAdvice;

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

/** The email as a draft that somebody sends to themselves, and its text for a mail app. */
function SendTest({ source, options }: { source: DownloadFile['source']; options: MakeOptions }) {
  const campaign = resolve(source.document);
  const values = mergeValues({ person: 'sample', service: '' }, mergeContent(campaign));
  const fill = (text: string) => encodeURIComponent(withValues(text, values));
  const { subject } = campaign.audience.email;

  async function run(task: Task) {
    const refusal = refusalOf([source]);
    const file = filesOf([[source]], 'email', '').find(({ path }) => path.endsWith('.eml'));
    if (refusal || !file) return refusal;
    return saveOne(file, { ...options, fill: (text) => withValues(text, values) }, task);
  }

  return (
    <div className="mt-4">
      <TaskButton
        label={test.send}
        note={test.note}
        words={{ ...studioDownload.zip, ...studioDownload.one, saved: test.note }}
        run={run}
      />
      <a
        href={`mailto:?subject=${fill(subject)}&body=${fill(emailText(campaign))}`}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {test.text}
      </a>
    </div>
  );
}
