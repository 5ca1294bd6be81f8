import { useState } from 'react';
import { mergeContent } from '@/components/templates/shared/merge-content';
import { mergeValues, withValues } from '@/components/templates/shared/merge-values';
import { stillToDo } from '@/components/templates/shared/still-to-do';
import { TaskButton } from '@/components/templates/shared/task-button';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { studioAdvice } from '@/content/words/studio/advice';
import { studioDownload } from '@/content/words/studio/download';
import { copyWords } from '@/content/words/templates';
import { emailText } from '@/lib/campaign/email/text';
import { resolve } from '@/lib/campaign/document/resolve';
import type { Task } from '@/lib/site/task';
import { isEmailHtml } from '@/lib/campaign/outputs/output';
import { type EditedOutput, filesOf } from '@/lib/studio/download/downloads';
import { emailTwins } from '@/lib/studio/download/email-images';
import { failureText } from '@/lib/studio/download/failure-text';
import { makeFile, refusalOf } from '@/lib/studio/download/make-file';
import { findLastDayProblem } from '@/lib/studio/text/last-day';
import { useSecondPress } from './use-second-press';
import { EmailChecks, useEmailChecks } from './email-checks';
import { type MakeOptions, saveOne } from '../wall/save-one';

const { exportPanel } = emailTemplates;
const { test } = studioAdvice;

/** Copies the email for the chosen service, and says what to know before it's sent. */
export function CopyEmail(props: {
  /** The files of all campaigns that are downloaded together: they share images. */
  files: readonly EditedOutput[];
  source: EditedOutput['source'];
  campaign: Campaign;
  options: MakeOptions;
}) {
  const { files, source, campaign, options } = props;
  const checks = useEmailChecks(campaign);
  const toDo = stillToDo(checks, emailTemplates.checks);
  const ofShown = files.filter((file) => file.source.index === source.index);
  // If two variants have the same email, only the first one has a file of it.
  const copied = ofShown.some(isEmailHtml) ? ofShown : files;
  const html = copied.find(isEmailHtml);
  const text = copied.find(
    ({ folder, type }) => folder === 'email' && type.startsWith('text/plain'),
  );
  return (
    <section>
      <div className="mt-3 flex flex-wrap gap-2">
        {html && (
          <CopyFile label={exportPanel.copyHtml} file={html} {...{ files, options, toDo }} />
        )}
        {text && (
          <CopyFile label={exportPanel.copyText} file={text} {...{ files, options, toDo }} />
        )}
      </div>
      <SendTest source={source} options={options} />
      <EmailChecks checks={checks} />
      {files.some(isDraft) && <p className="mt-1 text-xs text-muted">{exportPanel.draftNote}</p>}
    </section>
  );
}

const isDraft = ({ type }: EditedOutput) => type === 'message/rfc822';

function CopyFile(props: {
  label: string;
  file: EditedOutput;
  files: readonly EditedOutput[];
  options: MakeOptions;
  /** What to say after a copy, besides that it's done. */
  toDo: string;
}) {
  const { label, file, files, options, toDo } = props;
  const refusal = refusalOf([file]);
  const warning = findLastDayProblem(file.campaign)?.sentence;
  const { isAsked, ask } = useSecondPress(warning);
  const { signal } = new AbortController();
  const [failure, setFailure] = useState('');

  async function copy() {
    setFailure('');
    const question = refusal ?? ask();
    if (question) throw new Error(question);
    try {
      const packed = { missing: [], twins: emailTwins(files, options.lettering.typeface) };
      return await (await makeFile(file, { ...options, packed, signal, onProgress() {} })).text();
    } catch (error) {
      setFailure(failureText(error));
      throw error;
    }
  }

  const reason = refusal ?? failure;
  return (
    <CopyButton
      text={copy}
      label={isAsked ? studioDownload.copyAnyway : label}
      words={{
        ...copyWords,
        copied: copyWords.copied + toDo,
        failed: reason ? `${studioDownload.notCopied} ${reason}` : warning,
      }}
      className={buttonStyles('tool', 'grow')}
    />
  );
}

/** The email as a draft that somebody sends to themselves, and its text for a mail app. */
function SendTest({ source, options }: { source: EditedOutput['source']; options: MakeOptions }) {
  const campaign = resolve(source.document);
  const values = mergeValues({ person: 'sample', service: '' }, mergeContent(campaign));
  const fill = (text: string) => encodeURIComponent(withValues(text, values));
  const { subject } = campaign.audience.email;
  const warning = findLastDayProblem(campaign)?.sentence;
  const { isAsked, ask } = useSecondPress(warning);

  async function run(task: Task) {
    const question = ask();
    if (question) return question;
    const file = filesOf([[source]], { kind: 'email', serviceId: '' }).find(isDraft);
    return file && saveOne(file, { ...options, fill: (text) => withValues(text, values) }, task);
  }

  return (
    <div className="mt-4">
      <TaskButton
        label={isAsked ? studioDownload.saveAnyway : test.send}
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
