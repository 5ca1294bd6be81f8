import { useMemo } from 'react';
import { CheckList } from '@/components/campaign/check-list';
import { mergeContent } from '@/components/campaign/merge-content';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import type { Campaign } from '@/content/schema';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { studioAdvice } from '@/content/words/studio-advice';
import { emailTemplates } from '@/content/words/email-templates';
import { copyButtonText, copyWords } from '@/content/words/templates';
import { emailChecks } from '@/lib/campaign/email/checks';
import { tagChecks } from '@/lib/campaign/email/tag-checks';
import { renderEmailWith } from '@/lib/campaign/email/render-email';
import { type DownloadFile, makeFile, refusalOf } from '@/lib/studio/downloads';
import { adviceOn } from '@/lib/studio/advice';
import type { MakeOptions } from './download-zip';
import { SendTest } from './send-test';
import { otherSubject, pictureToDo, useStudio } from './store';

const { exportPanel, checks: words } = emailTemplates;

interface Props {
  files: readonly DownloadFile[];
  options: MakeOptions;
}

/** Copies the email for the chosen service, and says what to know before it's sent. */
export function CopyEmail({ files, options }: Props) {
  const [html, text] = ['text/html', 'text/plain'].map((start) =>
    files.find(({ path, type }) => path.startsWith('email') && type.startsWith(start)),
  );
  return (
    <section>
      <div className="mt-3 flex flex-wrap gap-2">
        {html && <Copy label={exportPanel.copyHtml} file={html} options={options} />}
        {text && <Copy label={exportPanel.copyText} file={text} options={options} />}
      </div>
      {files[0] && <SendTest source={files[0].source} options={options} />}
      {files[0] && <Checks campaign={files[0].campaign} />}
      {files.some(({ path }) => path.endsWith('.eml')) && (
        <p className="mt-1 text-xs text-muted">{exportPanel.draftNote}</p>
      )}
    </section>
  );
}

function Copy(props: { label: string; file: DownloadFile; options: MakeOptions }) {
  const { label, file, options } = props;
  const refusal = refusalOf([file.source]);
  const { signal } = new AbortController();
  return (
    <CopyButton
      text={async () => (await makeFile(file, { ...options, signal, onProgress() {} })).text()}
      label={label}
      copiedLabel={copyButtonText.copied}
      words={{ ...copyWords, failed: refusal ?? copyWords.failed }}
      className={buttonStyles('tool', 'grow')}
    />
  );
}

function Checks({ campaign }: { campaign: Campaign }) {
  const render = useStudio((state) => state.render);
  const support = useStudio((state) => state.support);
  const service = useStudio(({ view }) => view.service);
  const other = useStudio(otherSubject);
  const text = useStudio(pictureToDo);
  const checks = useMemo(() => {
    const { content } = renderEmailWith(render, campaign);
    const { tags = [] } = mergeContent(campaign).services.find(({ id }) => id === service) ?? {};
    const limits = { ...emailLimits, bytes: emailBytes.limit };
    return [
      ...(text ? [{ name: studioAdvice.picture, text, open: true }] : []),
      ...tagChecks(tags, words),
      ...emailChecks(campaign, content, limits, words),
      ...adviceOn(campaign, other),
    ];
  }, [campaign, render, service, other, text]);
  return (
    <>
      <h3 className="label mt-3 mb-1 text-muted">{words.heading}</h3>
      <CheckList checks={[...checks, support]} words={words} />
    </>
  );
}
